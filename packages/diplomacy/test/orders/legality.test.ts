import { describe, expect, it } from 'vitest';
import { contextOf, judged } from '../support/reading.ts';

const sets = ['standard', 'world-masters-2004', 'birthday-2020'] as const;
const [standard, masters, birthday] = sets;

describe('The unit that is ordered', () => {
  const units = 'AUS A vie, AUS F tri, RUS A war';

  it.each([
    ['A Vie H', 'A vie H'],
    ['A Boh H', 'There is no unit in Bohemia.'],
    // DATC 6.A.6
    ['A War H', 'The army in Warsaw belongs to Russia, and you can only order your own units.'],
    ['A War-Gal', 'The army in Warsaw belongs to Russia, and you can only order your own units.'],
    ['Vie-Gal', 'A vie-gal'],
    ['F Vie-Gal', 'A vie-gal'],
    ['A Tri-Adr', 'F tri-adr'],
    ['Russian A Vie-Gal', 'A vie-gal'],
  ])('%s', (text, answer) => expect(judged(text, contextOf({ units }))).toBe(answer));

  it.each([
    // MJ B.V(1), (2): an omission does not matter, what is wrong does.
    ['A Agr-Ben', 'A agr-ben'],
    ['Agr-Ben', 'A agr-ben'],
    ['F Agr-Ben', 'The unit in Agra is an army.'],
    ['A Sbl-Ori', 'The unit in Sambalpur is a fleet.'],
    // MJ B.V(4)
    ['Persian A Agr-Ben', 'The army in Agra belongs to Delhi, not to Persia.'],
  ])('on the Maharajiad: %s', (text, answer) => {
    const context = contextOf({ rules: 'maharajiad', power: 'DEL', units: 'DEL A agr, DEL F sbl' });
    expect(judged(text, context)).toBe(answer);
  });

  it('has to be typed where the setting says so (4.C.1)', () => {
    const context = contextOf({ units, wishes: { settings: { '4.C.1': 'a' } } });
    expect(judged('Vie-Gal', context)).toBe('Say whether Vienna is an army or a fleet.');
    expect(judged('A Vie-Gal', context)).toBe('A vie-gal');
  });
});

describe('Moves', () => {
  const units = 'AUS A vie, AUS F tri, AUS F gre, AUS A rom, ENG F nth';

  it.each([
    ['A Vie-Gal', 'A vie-gal'],
    // DATC 6.A.1 to 6.A.4, 6.A.9
    ['A Vie-Mun', 'The army in Vienna cannot reach Munich.'],
    ['A Rom-Tys', 'The army in Rome cannot reach the Tyrrhenian Sea.'],
    ['F Tri-Vie', 'The fleet in Trieste cannot reach Vienna.'],
    ['A Vie-Vie', 'The army in Vienna is in Vienna already.'],
    ['F Gre-Ven', 'The fleet in Greece cannot reach Venice.'],
    ['A Rom-Tun', 'The army in Rome cannot reach Tunis: no fleets are where they could convoy it.'],
    ['F Tri-Adr via convoy', 'Only armies are convoyed.'],
    ['F Tri-Ven via Adr', 'Only armies are convoyed.'],
  ])('%s', (text, answer) => expect(judged(text, contextOf({ units }))).toBe(answer));
});

describe('Coasts of moves (DATC 4.B.1 to 4.B.6)', () => {
  const units = 'FRA F por, FRA F gas, FRA F mao, FRA F con, FRA A mar, FRA F nth, FRA F spa/nc';
  const at = (rules: string, settings?: Record<string, string>) =>
    contextOf({ rules, units, power: 'FRA', ...(settings === undefined ? {} : { wishes: { settings } }) });
  const unnamed = (unit: string) => `The fleet in ${unit} has to name the coast: spa/nc or spa/sc.`;

  // 4.B.1; WM D.IV(3)b names these three.
  it.each(
    sets.flatMap((rules) => [
      [rules, 'F Por-Spa', unnamed('Portugal')],
      [rules, 'F MAO-Spa', unnamed('the Mid-Atlantic Ocean')],
      [rules, 'F Con-Bul', 'The fleet in Constantinople has to name the coast: bul/ec or bul/sc.'],
    ]),
  )('%s: %s', (rules = '', text = '', answer = '') => expect(judged(text, at(rules))).toBe(answer));

  it.each([
    // 4.B.2
    [standard, 'F Gas-Spa', 'F gas-spa/nc'],
    [masters, 'F Gas-Spa', 'F gas-spa/nc'],
    [birthday, 'F Gas-Spa', 'F gas-spa/nc'],
    // 4.B.3, DATC 6.B.3
    [standard, 'F Gas-Spa(sc)', 'The fleet in Gascony cannot go to the south coast of Spain.'],
    [birthday, 'F Gas-Spa(sc)', 'The fleet in Gascony cannot go to the south coast of Spain.'],
    [masters, 'F Gas-Spa(sc)', 'F gas-spa/nc'],
    // 4.B.5, DATC 6.B.10 and 6.B.11
    [standard, 'F Spa(sc)-Gas', 'F spa/nc-gas'],
    [standard, 'F Spa(sc)-Lyo', 'The fleet in Spain cannot reach the Gulf of Lyon.'],
    [masters, 'F Spa(sc) H', 'F spa/nc H'],
    // 4.B.6, DATC 6.B.12
    [standard, 'A Mar-Gas(nc)', 'A mar-gas'],
    [standard, 'F Nth-Edi(ec)', 'F nth-edi'],
    [standard, 'F Gas-Spa(wc)', 'F gas-spa/nc'],
    [standard, 'F Por-Spa(wc)', unnamed('Portugal')],
    [masters, 'F Por-Spa(wc)', unnamed('Portugal')],
    [masters, 'F Por-Spa(nc)', 'F por-spa/nc'],
    // DATC 6.B.13
    [standard, 'F Con-Bul(sc)', 'F con-bul/sc'],
  ])('%s: %s', (rules, text, answer) => expect(judged(text, at(rules))).toBe(answer));

  it.each([
    ['4.B.1', 'b', 'F Por-Spa', 'F por-spa/nc'],
    ['4.B.2', 'c', 'F Gas-Spa', 'The fleet in Gascony has to name the coast: spa/nc or spa/sc.'],
    ['4.B.5', 'a', 'F Spa(sc)-Gas', 'The fleet in Spain is not on the south coast of Spain.'],
    ['4.B.6', 'a', 'A Mar-Gas(nc)', 'The army in Marseilles cannot go to the north coast of Gascony.'],
    ['4.B.6', 'a', 'F Nth-Edi(ec)', 'The fleet in the North Sea cannot go to the east coast of Edinburgh.'],
  ])('%s %s: %s', (number, letter, text, answer) =>
    expect(judged(text, at(standard, { [number]: letter }))).toBe(answer),
  );
});

describe('Convoys', () => {
  const units = 'ENG A lon, ENG A yor, ENG F nth, FRA F eng, ENG F lvp, GER A bel, ENG F wes';
  const at = (rules: string, more = '') => contextOf({ rules, units: units + more, power: 'ENG' });

  it.each([
    ['A Lon-Bel', 'A lon-bel'],
    ['A Yor-Nwy', 'A yor-nwy'],
    ['A Lon-Bel via convoy', 'A lon-bel via convoy'],
    // A foreign fleet will do (DATC 4.E.1).
    ['A Lon-Bre', 'A lon-bre'],
    ['A Lon-Nap', 'The army in London cannot reach Naples: no fleets are where they could convoy it.'],
    ['A Lon-Wal via convoy', 'A lon-wal via convoy'],
    ['F NTH C A Yor-Nwy', 'F nth C A yor-nwy'],
    ['F NTH C A Bel-Yor', 'F nth C A bel-yor'],
    // DATC 6.D.16: the army lands on a unit of the fleet's power.
    ['F NTH C A Bel-Lon', 'F nth C A bel-lon'],
    // DATC 6.A.5
    ['A Yor-Yor', 'The army in Yorkshire is in Yorkshire already.'],
    [
      'F NTH C A Yor-Yor',
      'The fleet in the North Sea is no help in convoying the army in Yorkshire to Yorkshire.',
    ],
    // DATC 6.A.7
    ['F NTH C F Lvp-Nwy', 'Only armies are convoyed.'],
    ['F NTH C A Hol-Nwy', 'There is no unit in Holland to convoy.'],
    // DATC 6.F.1
    ['F Lvp C A Lon-Bel', 'The fleet in Liverpool cannot convoy: only fleets at sea can.'],
    ['A Lon C A Yor-Nwy', 'The army in London cannot convoy: only fleets at sea can.'],
    [
      'F WES C A Lon-Bel',
      'The fleet in the Western Mediterranean is no help in convoying the army in London to Belgium.',
    ],
    [
      'F NTH C A Yor-StP(nc)',
      'The fleet in the North Sea is no help in convoying the army in Yorkshire to St Petersburg.',
    ],
  ])('%s', (text, answer) => expect(judged(text, at(standard))).toBe(answer));

  // DATC 6.A.5
  it.each(sets)('%s: goes nowhere to where it is', (rules) => {
    expect(judged('F NTH C A Yor-Yor', at(rules))).toContain('is no help');
    const river = contextOf({ rules: 'maharajiad', units: 'DEL A lah, DEL F pes', power: 'DEL' });
    expect(judged('F Pes C A Lah-Lah', river)).toContain('is no help');
  });

  it('lands on no coast, and one that is named is not looked at (4.B.6)', () => {
    const context = at(standard, ', ENG F bar, ENG F nwg');
    expect(judged('F NTH C A Yor-StP(nc)', context)).toBe('F nth C A yor-stp');
    expect(judged('A Yor-StP(nc)', context)).toBe('A yor-stp');
    const strict = contextOf({ units, power: 'ENG', wishes: { settings: { '4.B.6': 'a' } } });
    expect(judged('F NTH C A Yor-Nwy(nc)', strict)).toBe('An army does not land on a coast: write nwy.');
  });

  // DATC 6.G.19: on the way from Marseilles to Spain the fleet in the Western Mediterranean is not needed.
  it.each([
    [
      standard,
      'The fleet in the Western Mediterranean is no help in convoying the army in Marseilles to Spain.',
    ],
    [
      birthday,
      'The fleet in the Western Mediterranean is no help in convoying the army in Marseilles to Spain.',
    ],
    // WM D.VI(2): its order alone sends the army by convoy.
    [masters, 'F wes C A mar-spa'],
  ])('%s: a fleet that no route needs', (rules, answer) => {
    const context = contextOf({ rules, units: 'FRA A mar, FRA F wes, ITA F lyo, ITA A spa', power: 'FRA' });
    expect(judged('F WES C A Mar-Spa', context)).toBe(answer);
  });

  // DATC 6.G.7
  it.each(sets)('%s: a fleet on no route shows no intent', (rules) => {
    const context = contextOf({ rules, units: 'RUS A swe, RUS F bot, ENG F ska, ENG F nwy', power: 'RUS' });
    expect(judged('F BOT C A Swe-Nwy', context)).toContain('is no help');
  });

  // MJ B.I(2)
  it('go over rivers on the Maharajiad', () => {
    const river = 'DEL A agr, DEL F ben, DEL F kab';
    const context = contextOf({ rules: 'maharajiad', units: river, power: 'DEL' });
    expect(judged('F Ben C A Agr-Bgl', context)).toBe('F ben C A agr-bgl');
    expect(judged('A Agr-Bgl', context)).toBe('A agr-bgl');
    expect(judged('F Kab C A Agr-Bgl', context)).toContain('is no help');
    const elsewhere = contextOf({ units: river, power: 'DEL', wishes: { map: 'maharajah' } });
    expect(judged('F Ben C A Agr-Bgl', elsewhere)).toBe(
      'The fleet in Benares cannot convoy: only fleets at sea can.',
    );
    expect(
      judged(
        'F Ben C A Agr-Bgl',
        contextOf({ rules: 'maharajiad', units: 'DEL A agr, DEL A ben', power: 'DEL' }),
      ),
    ).toBe('The unit in Benares is an army.');
  });
});

describe('Routes (DATC 4.A.3, 4.A.6)', () => {
  const units = 'ENG A lon, ENG F nth, FRA F eng, FRA F iri, FRA F mao';
  const at = (rules: string, more = '') => contextOf({ rules, units: units + more, power: 'ENG' });
  const unnamed = 'A move by convoy has to name its route: via ENG, for example.';

  it.each([
    // Not read: told to go by convoy it is all the same.
    [standard, 'A Lon-Bel via ENG', 'A lon-bel via convoy'],
    [standard, 'A Lon-NTH-Bel', 'A lon-bel via convoy'],
    // WM D.VI(3)
    [masters, 'A Lon-Bel', 'A lon-bel'],
    [masters, 'A Lon-Bel via ENG', 'A lon-bel via eng'],
    [masters, 'A Lon-Bel via ENG or NTH', 'A lon-bel via eng or nth'],
    [masters, 'A Lon-Bel via ENG or WES', 'A lon-bel via eng'],
    [masters, 'A Lon-Bel via WES', 'No fleets could convoy it by that route.'],
    [masters, 'A Lon-Bel via WES or TYS', 'No fleets could convoy it by any of those routes.'],
    [masters, 'A Lon-Bre via ENG-MAO', 'A lon-bre via eng-mao'],
    [masters, 'A Lon-Bre via MAO-ENG', 'No fleets could convoy it by that route.'],
    [masters, 'A Lon-Bre via ENG-IRI-MAO', 'A lon-bre via eng-iri-mao'],
    [masters, 'A Lon-Bre via ENG-ENG', 'No fleets could convoy it by that route.'],
    // BT17
    [birthday, 'A Lon-Bel via ENG', 'A lon-bel via eng'],
    [birthday, 'A Lon-Bel', unnamed],
    [birthday, 'A Lon-Bel via convoy', unnamed],
    [birthday, 'A Lon-Wal', 'A lon-wal'],
    [birthday, 'A Lon-Wal via convoy', 'A lon-wal via convoy'],
    [birthday, 'A Lon-Wal via ENG', 'A lon-wal via eng'],
    [birthday, 'A Lon-Wal via NTH', 'No fleets could convoy it by that route.'],
  ])('%s: %s', (rules, text, answer) => expect(judged(text, at(rules))).toBe(answer));

  it.each([
    // DATC 6.G.8 is about a fleet that is there; here none is.
    [standard, 'No fleets are where they could convoy it.'],
    // WM D.VI(2): the word has a meaning only where both ways are possible.
    [masters, 'A gas-spa'],
    [birthday, 'A gas-spa'],
  ])('%s: a neighbour to which no convoy is possible', (rules, answer) => {
    const context = contextOf({ rules, units: 'FRA A gas', power: 'FRA' });
    expect(judged('A Gas-Spa via convoy', context)).toBe(answer);
  });
});

describe('Supports', () => {
  const units =
    'AUS A tyr, AUS A vie, AUS F adr, ITA A ven, ITA A apu, AUS F rom, RUS A rum, TUR F bla, TUR A lvp, AUS F edi, GER A yor, ITA F ion';
  const at = (power = 'AUS') => contextOf({ units, power });

  it.each([
    ['A Tyr S A Vie-Tri', 'A tyr S A vie-tri'],
    ['A Tyr S A Vie', 'A tyr S A vie'],
    ['A Tyr S Italian A Ven-Tri', 'A tyr S A ven-tri'],
    ['A Tyr S A Bud-Tri', 'There is no unit in Budapest to support.'],
    // DATC 6.A.8
    ['A Tyr S A Tyr', 'No unit can support itself.'],
    // DATC 6.A.10
    ['F Rom S A Apu-Ven', 'The fleet in Rome cannot support into Venice, where it could not go itself.'],
    [
      'A Tyr S F Adr',
      'The army in Tyrolia cannot support into the Adriatic Sea, where it could not go itself.',
    ],
    // DATC 6.D.34
    ['A Tyr S A Ven-Tyr', 'The army in Tyrolia cannot support an attack on itself.'],
    // DATC 6.D.22
    ['A Tyr S F Rom-Ven', 'The fleet in Rome cannot reach Venice, so it cannot be supported there.'],
    ['A Tyr S A Vie-Vie', 'The army in Vienna cannot reach Vienna, so it cannot be supported there.'],
    ['A Tyr S A Ven-Ven', 'The army in Venice cannot reach Venice, so it cannot be supported there.'],
    // By a convoy that other fleets could give.
    ['F Adr S A Apu-Alb', 'F adr S A apu-alb'],
    ['F Edi S A Lvp-Yor', 'F edi S A lvp-yor'],
  ])('%s', (text, answer) => expect(judged(text, at())).toBe(answer));

  // DATC 6.D.31: the fleet would have to convoy what it supports.
  it('of a move that only the supporting fleet could convoy', () => {
    expect(judged('F Bla S A Rum-Arm', at('TUR'))).toBe(
      'The army in Rumania cannot reach Armenia, so it cannot be supported there.',
    );
    expect(judged('F Bla C A Rum-Arm', at('TUR'))).toBe('F bla C A rum-arm');
  });

  // DATC 6.D.32
  it('of an army across a sea without fleets', () => {
    const context = contextOf({ units: 'GER A yor, FRA F hol', power: 'FRA' });
    expect(judged('F Hol S A Yor-Bel', context)).toBe(
      'The army in Yorkshire cannot reach Belgium, so it cannot be supported there.',
    );
  });
});

describe('Coasts of supports (DATC 4.B.4)', () => {
  const units = 'FRA F mar, FRA F gas, FRA F por, ENG F mao, FRA A bur, FRA F spa/nc, ITA F lyo';
  const at = (rules: string, settings?: Record<string, string>) =>
    contextOf({ rules, units, power: 'FRA', ...(settings === undefined ? {} : { wishes: { settings } }) });

  it.each([
    // DATC 6.B.4: a coast that the supporting unit cannot reach.
    [standard, 'F Mar S F Gas-Spa(nc)', 'F mar S F gas-spa/nc'],
    // DATC 6.B.7, 6.B.8, 6.B.15
    [standard, 'F Por S F MAO-Spa', 'F por S F mao-spa'],
    [standard, 'F Por S F Gas-Spa', 'F por S F gas-spa'],
    // DATC 6.B.9
    [standard, 'F Por S F MAO-Spa(sc)', 'F por S F mao-spa/sc'],
    [masters, 'F Por S F MAO-Spa(sc)', 'F por S F mao-spa'],
    [birthday, 'F Por S F MAO-Spa(sc)', 'F por S F mao-spa/sc'],
    [
      standard,
      'F Por S F Gas-Spa(sc)',
      'The fleet in Gascony cannot reach the south coast of Spain, so it cannot be supported there.',
    ],
    // WM D.IV(3)c
    [masters, 'F Por S F Gas-Spa(sc)', 'F por S F gas-spa'],
    [masters, 'F Por S F MAO-Spa(ec)', 'F por S F mao-spa'],
    // DATC 6.B.5: from a coast that does not reach.
    [
      standard,
      'F Spa(nc) S F Mar-Lyo',
      'The fleet in Spain cannot support into the Gulf of Lyon, where it could not go itself.',
    ],
    [
      standard,
      'F Spa(sc) S F Mar-Lyo',
      'The fleet in Spain cannot support into the Gulf of Lyon, where it could not go itself.',
    ],
    // 4.B.6
    [standard, 'F Por S F MAO-Spa(ec)', 'F por S F mao-spa'],
    [
      standard,
      'F Gas S A Bur-Mar(sc)',
      'The fleet in Gascony cannot support into Marseilles, where it could not go itself.',
    ],
    [standard, 'F Mar S A Gas-Spa(nc)', 'F mar S F gas-spa/nc'],
    // 4.B.5 of the other unit
    [standard, 'F Gas S F Spa(sc)', 'F gas S F spa/nc'],
  ])('%s: %s', (rules, text, answer) => expect(judged(text, at(rules))).toBe(answer));

  it.each([
    [
      '4.B.6',
      'F Por S F MAO-Spa(ec)',
      'The fleet in the Mid-Atlantic Ocean cannot reach the east coast of Spain, so it cannot be supported there.',
    ],
    ['4.B.5', 'F Gas S F Spa(sc)', 'The fleet in Spain is not on the south coast of Spain.'],
  ])('%s a: %s', (number, text, answer) =>
    expect(judged(text, at(standard, { [number]: 'a' }))).toBe(answer),
  );
});

describe('Whose unit it is (DATC 4.C.5, 4.C.6)', () => {
  const units = 'DEL A agr, DEL A ben, RAJ A jai, RAJ F kab';
  const maharajiad = contextOf({ rules: 'maharajiad', units, power: 'DEL' });

  it('need not be said (MJ B.V(3))', () => expect(judged('A Agr S A Jai', maharajiad)).toBe('A agr S A jai'));

  it('is not said wrongly (MJ B.V(4))', () => {
    expect(judged('A Agr S Persian A Jai', maharajiad)).toBe(
      'The army in Jaipur belongs to Rajputana, not to Persia.',
    );
    expect(judged('A Agr S RAJ A Jai', maharajiad)).toBe('A agr S A jai');
  });

  it.each(sets)('may be said wrongly elsewhere: %s', (rules) => {
    const context = contextOf({ rules, units: 'AUS A ser, TUR A bul' });
    expect(judged('A Ser S Turkish A Bul', context)).toBe('A ser S A bul');
    expect(judged('A Ser S Russian A Bul', context)).toBe('A ser S A bul');
    expect(judged('A Ser S A Bul', context)).toBe('A ser S A bul');
  });

  it('has to be said where the setting says so (4.C.5 a), but not of own units', () => {
    const context = contextOf({
      units: 'AUS A ser, AUS A bud, TUR A bul',
      wishes: { settings: { '4.C.5': 'a' } },
    });
    expect(judged('A Ser S A Bul', context)).toBe('Say whose the army in Bulgaria is.');
    expect(judged('A Ser S Turkish A Bul', context)).toBe('A ser S A bul');
    expect(judged('A Ser S A Bud', context)).toBe('A ser S A bud');
  });
});
