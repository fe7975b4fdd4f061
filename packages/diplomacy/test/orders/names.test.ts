import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import { contextOf, understood } from '../support/reading.ts';

const standard = contextOf();
const maharajiad = contextOf({ rules: 'maharajiad', power: 'DEL' });

/** What a name was taken for. */
const place = (name: string, context = standard) => understood(`hold ${name}`, context).replace(' H', '');

describe.each([
  ['standard', standardMap, standard],
  ['maharajah', maharajahMap, maharajiad],
] as const)('The names of the %s map', (_, map: DiplomacyMap, context) => {
  const provinces = [...map.provinces.values()];

  it.each(provinces.map(({ id, name }) => [name, id]))('%s', (name, id) => {
    for (const written of [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      id,
      id.toUpperCase(),
      name.replace(/[ -]/g, ''),
      name.replaceAll(' ', '-'),
      name.replaceAll('-', ' '),
    ])
      expect(place(written, context), written).toBe(id);
  });

  it.each(provinces.flatMap(({ id, abbreviations }) => abbreviations.map((each) => [each, id])))(
    '%s is an abbreviation of %s',
    (abbreviation, id) => {
      expect(place(abbreviation, context)).toBe(id);
      expect(place(abbreviation.toUpperCase(), context)).toBe(id);
    },
  );

  it('is never split where it is one of two in a move', () => {
    for (const from of provinces)
      for (const to of provinces) {
        expect(understood(`${from.name} - ${to.name}`, context)).toBe(`${from.id}-${to.id}`);
        expect(understood(`${from.id.toUpperCase()}-${to.id.toUpperCase()}`, context)).toBe(
          `${from.id}-${to.id}`,
        );
      }
  });
});

describe('Abbreviations in use on the standard map', () => {
  it.each([
    ['gob', 'bot'],
    ['gol', 'lyo'],
    ['mid', 'mao'],
    ['nat', 'nao'],
    ['nrg', 'nwg'],
    ['ems', 'eas'],
    ['wme', 'wes'],
    ['Nor Sea', 'nth'],
    ['N Sea', 'nth'],
    ['Norw Sea', 'nwg'],
    ['N. Atl.', 'nao'],
    ['N.A.O.', 'nao'],
    ['N Africa', 'naf'],
    ['West Med', 'wes'],
    ['W Med', 'wes'],
    ['E. Mediterranean', 'eas'],
    ['Eng Ch', 'eng'],
    ['Channel', 'eng'],
    ['Mid-Atlantic', 'mao'],
    ['Mid Atlantic', 'mao'],
    ['Mid-Atl', 'mao'],
    ['mid - atlantic ocean', 'mao'],
    ['Gulf of Lyons', 'lyo'],
    ['Gulf Lyon', 'lyo'],
    ['GoLyon', 'lyo'],
    ['Bothnia', 'bot'],
    ['G of Both', 'bot'],
    ['Helg', 'hel'],
    ['Helgoland', 'hel'],
    ['Heligoland Bight', 'hel'],
    ['Tyrr', 'tys'],
    ['Tyrrhenian', 'tys'],
    ['Tyrol', 'tyr'],
    ['Tyrolia', 'tyr'],
    ['St. Pete', 'stp'],
    ['St.P.', 'stp'],
    ['Petersburg', 'stp'],
    ['Skagerrack', 'ska'],
    ['Romania', 'rum'],
    ['Aegean', 'aeg'],
    ['Black', 'bla'],
    ['Constant', 'con'],
    ['Africa', 'naf'],
    ['Lyon', 'lyo'],
  ])('%s', (written, id) => expect(place(written)).toBe(id));
});

// MJ B.IV(2), line by line.
describe('Official abbreviations of the Maharajiad', () => {
  const list = `Aceh: Ace, Agra: Agr, Ahmadabad: Ahm, Ahmadnagar: Ang, Andaman Sea: AnS, Arabia: Ara, Arabian Sea: ArS, Assam: Ass, Ava: Ava,
    Awadh: Awa, Ayutthaya: Ayu, Badakhshan: Bad, Balkh: Bal, Bangalore: Ban, Bay of Bengal: BoB, Benares: Ben, Bengal: Bgl, Berar: Ber,
    Bidar: Bid, Bijapur: Bij, Bikaner: Bik, Bukhara: Buk, Calicut: Cal, Dasht-I-Kavir: DIK, Elburz: Elb, Ferghana: Fer, Gartok: Gar, Goa: Goa,
    Gujarat: Guj, Gulf of Aden: GAd, Hadramaut: Had, Herat: Her, Honavar: Hon, Hormuz: Hor, Isfahan: Isf, Jabalpur: Jab, Jaffna: Jaf,
    Jaipur: Jai, Jaisalmer: Jsl, Jodhpur: Jod, Kabul: Kab, Kandahar: Kan, Kandy: Kdy, Kara Kum: KaK, Kashgar: Kas, Kashmir: Kmr, Khandesh: Kha,
    Kra: Kra, Laccadive Sea: LaS, Lahore: Lah, Maldive Sea: MaS, Malwa: Mal, Meshed: Mes, Mewar: Mew, Multan: Mul, Muzaffarpur: Muz,
    Nepal: Nep, Nicobar Sea: NiS, Oman: Oma, Orissa: Ori, Pegu: Peg, Persian Gulf: PrG, Peshawar: Pes, Pulicat: Pul, Qom: Qom, Raipur: Rai,
    Rub Al Khali: RAK, Samarkand: Sam, Sambalpur: Sbl, Sea of Ceylon: SoC, Seylac: Sey, Shiraz: Shi, Sind: Sin, Tinnevelly: Tin,
    Warangal: War, Yemen: Yem, Yezd: Yez`;
  const lines = list.split(',').map((line) => line.trim().split(': '));

  it('are of all 77 provinces', () => expect(new Set(lines.map(([name]) => name)).size).toBe(77));

  it.each(lines)('%s: %s', (name = '', abbreviation = '') => {
    const [id] = [...maharajahMap.provinces.values()]
      .filter((each) => each.name === name)
      .map((each) => each.id);
    expect(id).toBe(abbreviation.toLowerCase());
    expect(place(name, maharajiad)).toBe(id);
    expect(place(abbreviation, maharajiad)).toBe(id);
  });

  it.each([
    ['Bay Bengal', 'bob'],
    ['BayofB', 'bob'],
    ['Dasht-I-Kavir', 'dik'],
    ['Dasht I Kavir', 'dik'],
    ['Dasht-i', 'dik'],
    ["Rub' al-Khali", 'rak'],
    ['Persian', 'prg'],
    ['Sea of Cey', 'soc'],
    ['Laccadive', 'las'],
    ['Aden', 'gad'],
    ['Ceylon', 'soc'],
    ['Bengal', 'bgl'],
  ])('%s is %s', (written, id) => expect(place(written, maharajiad)).toBe(id));
});
