import { describe, expect, it } from 'vitest';
import { contextOf, misread, understood } from '../support/reading.ts';

const standard = contextOf({ rules: 'world-masters-2004' });
const maharajiad = contextOf({ rules: 'maharajiad', power: 'DEL' });

const place = (name: string, context = standard) => understood(`hold ${name}`, context).replace(' H', '');
const refusal = (name: string, context = standard) => misread(`hold ${name}`, context).what;

// WM D.III(1): any abbreviation that is not ambiguous; BT25 and the rule book have no other rule.
describe('An abbreviation that can be one province only', () => {
  it.each([
    ['Vi', 'vie'],
    ['Vie', 'vie'],
    ['Vienn', 'vie'],
    ['Bo', null],
    ['Boh', 'boh'],
    ['Bohem', 'boh'],
    ['Mo', 'mos'],
    ['Ki', 'kie'],
    ['Livo', 'lvn'],
    ['Live', 'lvp'],
    ['Norwe', 'nwg'],
    ['Norwa', 'nwy'],
    ['Mnch', 'mun'],
    ['Lvrpl', 'lvp'],
    ['Bdpst', 'bud'],
    ['Mscw', 'mos'],
    ['Prt', 'por'],
    ['Prtgl', 'por'],
  ])('%s', (written, id) => {
    if (id === null) expect(() => place(written)).toThrow();
    else expect(place(written)).toBe(id);
  });
});

describe('An abbreviation that could be several is refused, with their names', () => {
  it.each([
    ['Nor', 'North Africa, North Atlantic Ocean, North Sea, Norwegian Sea or Norway'],
    ['North', 'North Africa, North Atlantic Ocean or North Sea'],
    ['Norw', 'Norwegian Sea or Norway'],
    ['Liv', 'Livonia or Liverpool'],
    ['Gulf of', 'Gulf of Bothnia or Gulf of Lyon'],
    ['Ru', 'Ruhr or Rumania'],
    ['Ty', 'Tyrolia or Tyrrhenian Sea'],
    ['Blg', 'Belgium or Bulgaria'],
  ])('%s', (written, names) =>
    expect(refusal(written)).toBe(`"${written}" could be ${names}. Write more of the name.`),
  );

  it.each([
    ['Gulf', maharajiad, 'Gulf of Aden or Persian Gulf'],
    ['Mediterranean', standard, 'Eastern Mediterranean or Western Mediterranean'],
    ['Atlantic', standard, 'Mid-Atlantic Ocean or North Atlantic Ocean'],
    ['Ka', maharajiad, 'Kabul, Kandahar, Kandy, Kara Kum, Kashgar or Kashmir'],
    ['Kash', maharajiad, 'Kashgar or Kashmir'],
    ['Ja', maharajiad, 'Jabalpur, Jaffna, Jaipur or Jaisalmer'],
  ] as const)('%s', (written, context, names) =>
    expect(refusal(written, context)).toBe(`"${written}" could be ${names}. Write more of the name.`),
  );
});

// MJ B.IV(2): a slip that is understandable all the same.
describe('A slip of the pen that leaves no doubt', () => {
  it.each([
    ['Vienan', 'vie'],
    ['Veinna', 'vie'],
    ['Viena', 'vie'],
    ['Viennna', 'vie'],
    ['Budpest', 'bud'],
    ['Budapesst', 'bud'],
    ['Munihc', 'mun'],
    ['Constantinopel', 'con'],
    ['Constantinopol', 'con'],
    ['Tyrhenian Sea', 'tys'],
    ['Tyrhennian Sea', 'tys'],
    ['Norht Sea', 'nth'],
    ['Norwegain', 'nwg'],
    ['Norwy', 'nwy'],
    ['Portugual', 'por'],
    ['Marsailles', 'mar'],
    ['Marseille', 'mar'],
    ['Pickardy', 'pic'],
    ['Edinburg', 'edi'],
    ['Edinborough', null],
    ['Brset', 'bre'],
    ['Kile', 'kie'],
    ['Pars', 'par'],
    ['Mid-Altantic Ocean', 'mao'],
    ['Baltc Sea', 'bal'],
    ['Englsh Channel', 'eng'],
    ['Sevastapol', 'sev'],
    ['Sebastopol', 'sev'],
    ['Petersberg', 'stp'],
    ['Ukrain', 'ukr'],
    ['Urkaine', 'ukr'],
  ])('%s', (written, id) => {
    if (id === null) expect(() => place(written)).toThrow();
    else expect(place(written)).toBe(id);
  });

  it.each([
    ['Ahmadabat', 'ahm'],
    ['Ahmednagar', 'ang'],
    ['Muzafarpur', 'muz'],
    ['Tinevelly', 'tin'],
    ['Ayuthaya', 'ayu'],
    ['Laccadives', 'las'],
    ['Kandahr', 'kan'],
    ['Samarqand', 'sam'],
    ['Peshwar', 'pes'],
  ])('%s', (written, id) => {
    if (id === null) expect(() => place(written, maharajiad)).toThrow();
    else expect(place(written, maharajiad)).toBe(id);
  });
});

// WM D.III(1) has Ber and Bur; MJ B.IV(2) says it of any two.
describe('A slip that spells another province is that province', () => {
  it.each([
    ['A Mun-Bur', 'A mun-bur'],
    ['A Mun-Ber', 'A mun-ber'],
    ['A Sil-Gal', 'A sil-gal'],
    ['A Gas-Spa', 'A gas-spa'],
    ['F Nth-Nwg', 'F nth-nwg'],
    ['F Nth-Nwy', 'F nth-nwy'],
    ['A Rum-Ruh', 'A rum-ruh'],
    ['F Tys-Tus', 'F tys-tus'],
    ['A Vie-Ven', 'A vie-ven'],
    ['A Ser-Sev', 'A ser-sev'],
  ])('%s', (text, order) => expect(understood(text, standard)).toBe(order));

  it.each([
    ['A Ban-Ben', 'A ban-ben'],
    ['A Kan-Kas', 'A kan-kas'],
    ['A Bal-Bad', 'A bal-bad'],
    ['A Jai-Jab', 'A jai-jab'],
    ['A Bgl-Ben', 'A bgl-ben'],
    ['A Ahm-Ang', 'A ahm-ang'],
    ['A Jodhpur-Jaipur', 'A jod-jai'],
  ])('%s', (text, order) => expect(understood(text, maharajiad)).toBe(order));
});

describe('What is too far from any name is refused, with the nearest', () => {
  it.each([
    ['Mnu', '"Mnu" is no province of this map. Did you mean Munich?'],
    ['Vei', '"Vei" is no province of this map. Did you mean Venice or Vienna?'],
    ['Kiev', '"Kiev" is no province of this map. Did you mean Kiel?'],
    ['Roma', '"Roma" is no province of this map. Did you mean Rome?'],
    ['Trier', '"Trier" is no province of this map. Did you mean Trieste?'],
    ['Xanadu', '"Xanadu" is no province of this map.'],
    ['Switzerland', '"Switzerland" is no province of this map.'],
    ['Russia', '"Russia" is a power, not a province.'],
    ['Turkey', '"Turkey" is a power, not a province.'],
    ['X', '"X" is no province of this map.'],
    ['Вена', '"Вена" is no province of this map.'],
  ])('%s', (written, what) => expect(refusal(written)).toBe(what));

  it('as Persia is on a map with a Persian Gulf', () =>
    expect(refusal('Persia', maharajiad)).toBe('"Persia" is a power, not a province.'));
});

describe('Neither what is possible nor another order helps to understand one (DATC 4.E.2, MJ B.IV(1))', () => {
  const units = 'AUS A fin';
  it.each(['A Fin-Nor', 'A Fin-Norw'])('%s', (text) =>
    expect(misread(text, contextOf({ units })).what).toContain('could be'),
  );
});
