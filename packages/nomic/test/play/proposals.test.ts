import { describe, expect, it } from 'vitest';
import { advance, begin, needs, numberOf, plainText, play } from '../../src/index.ts';
import { changed, idOf, initial, rule } from '../support/fixtures.ts';
import {
  aboutRule,
  after,
  amend,
  enact,
  judge,
  lastTold,
  moment,
  opening,
  propose,
  repeal,
  states,
  totals,
  transmute,
  votes,
} from '../support/table.ts';

const numbers = (game: ReturnType<typeof after>) => game.proposals.map(({ number }) => number);

describe('a proposal', () => {
  it('F.1.8 R101 is judged by the rules in effect, and everything told is stamped with their version', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(enact)],
    ]);
    expect(game.told.all.map(({ is, version }) => [is, version])).toEqual([
      ['proposed', 0],
      ['voted', 0],
      ['voted', 0],
      ['completed', 0],
      ['in effect', 1],
      ['points', 1],
      ['proposed', 1],
    ]);
  });

  it.each([
    ['1 Mon 18:59', 'A', 'proposed', ''],
    ['1 Mon 19:00', 'A', 'improper', 'It came too late: a proposal has to be made before 19:00 UK time.'],
    ['1 Mon 10:00', 'B', 'improper', 'It is Monday, and not the day of Ben P.'],
    ['1 Tue 10:00', 'B', 'proposed', ''],
    ['1 Sat 10:00', 'E', 'void', 'Nothing counts that is posted in the voting thread on a Saturday.'],
    ['1 Sun 10:00', 'A', 'void', 'Nothing counts that is posted in the voting thread on a Sunday.'],
    ['2 Mon 00:00', 'A', 'proposed', ''],
  ])('F.1.15 F.1.16 R201 R202 at %s by %s is %s', (when, by, is, why) => {
    const game = after([[when, by, propose(enact)]]);
    expect(game.told.all.at(-1)?.is).toBe(is);
    expect(game.told.all.at(-1)?.why).toContain(why);
  });

  it.each([
    ['2026-10-23T17:59:59Z', 'E', 'proposed'],
    ['2026-10-23T18:00:00Z', 'E', 'improper'],
    ['2026-10-26T18:59:59Z', 'A', 'proposed'],
    ['2026-10-26T19:00:00Z', 'A', 'improper'],
    ['2027-03-26T18:59:59Z', 'E', 'proposed'],
    ['2027-03-29T18:00:00Z', 'A', 'improper'],
    ['2027-03-28T23:00:00Z', 'A', 'proposed'],
  ])('F.1.13 F.1.15 R106 at %s, around a change of the clocks, by %s is %s', (instant, by, is) => {
    const game = begin({ ...opening, at: Date.parse('2026-10-19T00:00:00Z') });
    expect(play(game, { at: Date.parse(instant), by, ...propose(enact) }).told.all.at(-1)?.is).toBe(is);
  });

  it('F.1.15 R202 is proper only if it is the first of the day; there need be none', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ['1 Mon 10:01', 'A', propose(enact)],
      ['1 Wed 10:00', 'C', propose(enact)],
    ]);
    expect(numbers(game)).toEqual([301, 302]);
    expect(lastTold(game, 'improper')?.why).toBe('It is not the first proposal of the day.');
  });

  it('F.1.14 R107 cannot be altered or withdrawn', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ['1 Mon 10:05', 'A', { is: 'continued', change: repeal(205) }],
    ]);
    expect(game.proposals[0]?.change).toEqual(enact);
    expect(lastTold(game, 'improper')?.rules).toEqual(['R107']);
  });

  it('F.1.17 R109 gets the next number, adopted or not, and none if it is improper', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose({ kind: 'amend', rule: idOf(initial, 101), text: ['No.'] })],
      ['1 Mon 10:01', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+ B-'),
      ['1 Tue 10:00', 'B', propose(enact)],
    ]);
    expect(numbers(game)).toEqual([301, 302]);
    expect(lastTold(game, 'improper')?.why).toBe('Rule 101 is immutable: it can only be transmuted.');
  });

  it('F.1.11 R104 is adopted by the votes that the rules ask for, and then takes effect', () => {
    const game = after([['1 Mon 10:00', 'A', propose(enact)], ...votes('1 Mon 11:00', 'A+ B+ C+')]);
    expect(states(game)).toEqual(['open']);
    const later = advance(game, moment('1 Tue 00:00'));
    expect(states(later)).toEqual(['in effect']);
    expect(later.rules.rules.get('33')?.number).toBe(301);
  });

  it('F.1.18 R110 has its references brought up to date when it takes effect later', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose({ kind: 'enact', text: ['See Rule 210.'] })],
      ...votes('1 Mon 11:00', 'A+'),
      [
        '1 Mon 12:00',
        'C',
        { is: 'point raised', statement: 'Is it?', about: { is: 'proposal', number: 301 } },
      ],
      ['1 Tue 10:00', 'B', propose(transmute(210))],
      ...votes('1 Tue 11:00', 'B+'),
      ['1 Wed 10:00', 'B', { is: 'judged', point: 1, verdict: true, reason: '' }],
    ]);
    const later = advance(game, moment('1 Wed 11:00'));
    expect(states(later)).toEqual(['in effect', 'in effect']);
    expect(plainText(rule(later.rules, 301).text)).toBe('See Rule 302.');
  });

  it('F.1.31 R114 is looked at closely if it is about winning, and hinders nothing', () => {
    const words = (...args: Parameters<typeof propose>) =>
      lastTold(after([['1 Mon 10:00', 'A', propose(...args)]]), 'proposed')?.why;
    expect(words(amend(210, 'The tallest player wins.'))).toContain('R114');
    expect(words(repeal(210))).toContain('R114');
    expect(words({ kind: 'enact', text: ['Anyone who wears a hat on a Friday wins.'] })).toContain('R114');
    expect(words(amend(207, 'A player whose proposal is defeated never wins.'))).toContain('R114');
    expect(words(enact)).not.toContain('R114');
    expect(words(amend(210, 'The first player to reach 150 points wins.'), 'winning=150')).not.toContain(
      'R114',
    );
  });

  it('F.1.33 R117 R118 may be about its own authority, and needs no rule that allows it', () => {
    const rule = amend(202, 'A player may propose on any of their days, at any time.');
    const game = after([
      ['1 Mon 10:00', 'A', propose(rule, 'hour=24:00')],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 23:59', 'B', propose(enact)],
    ]);
    expect(numbers(game)).toEqual([301, 302]);
    const without = after([
      ['1 Mon 10:00', 'A', propose(repeal(202))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 23:59', 'B', propose(enact)],
    ]);
    expect(numbers(without)).toEqual([301, 302]);
  });

  it('E8 that replaces a rule’s whole subject is told of, and a person judges', () => {
    const game = after([['1 Mon 10:00', 'A', propose(amend(207, 'Hats!'))]]);
    expect(lastTold(game, 'proposed')?.why).toContain('Hardly a word of the rule stays');
    expect(numbers(game)).toEqual([301]);
  });
});

describe('figures bound to rules', () => {
  it('wait for the Judge if a bound rule’s text changes without naming them', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(amend(210, 'The first player to reach 150 points wins.'))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      [
        '1 Tue 09:00',
        'B',
        { is: 'point raised', statement: 'It is 150.', about: { is: 'proposal', number: 301 } },
      ],
      [
        '1 Tue 10:00',
        'A',
        {
          is: 'judged',
          point: 1,
          verdict: true,
          reason: '',
          effects: [{ is: 'figures', changes: { winning: 150 }, proposal: 301 }],
        },
      ],
    ]);
    expect(states(game)).toEqual(['waits for figures']);
    expect(needs(game)).toMatchObject([{ proposal: 301 }]);
    const later = advance(game, moment('1 Tue 11:00'));
    expect([states(later), later.figures.winning, needs(later)]).toEqual([['in effect'], 150, []]);
    expect(totals(later)).toEqual([10, 0, 0, 0, 0]);
  });

  it('take effect with the rule that names them, or stay where it says so', () => {
    const same = after([
      ['1 Mon 10:00', 'A', propose(amend(210, 'Whoever first has 200 points wins.'), 'same')],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(amend(207, 'A defeat costs 7 points.'), 'loss=7')],
      ...votes('1 Tue 11:00', 'A+ B+'),
    ]);
    const game = advance(same, moment('1 Wed 00:00'));
    expect([states(game), game.figures.winning, game.figures.loss]).toEqual([
      ['in effect', 'in effect'],
      200,
      7,
    ]);
  });

  it('F.1.16 R201 give days to other players, in the order that they name', () => {
    const days = amend(201, 'Ana has Tuesday and Ben P has Monday. Saturdays and Sundays are void.');
    const game = after([
      ['1 Mon 10:00', 'A', propose(days, 'players=Ana Tuesday; Ben P Monday')],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'A', propose(enact)],
      ['1 Wed 10:00', 'C', propose(enact)],
      ['2 Mon 10:00', 'B', propose(enact)],
    ]);
    expect(game.proposals.map(({ by }) => by)).toEqual(['A', 'A', 'B']);
    expect(totals(begin(opening))).toEqual([0, 0, 0, 0, 0]);
  });

  it('are plain data, so that a ledger can hold what was proposed', () => {
    const line = propose(amend(203, 'Y points.'), 'points=Y + 0.5, threshold=2/3, winning=150');
    expect(JSON.parse(JSON.stringify(line))).toEqual(line);
  });

  it('are told when they change, with the number that their rule gets and the rules that name it', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(amend(201, 'Days are as they were.'), 'void=none')],
      ...votes('1 Mon 11:00', 'A+ B+'),
    ]);
    expect(lastTold(advance(game, moment('1 Tue 00:00')), 'in effect')?.why).toBe(
      'Ana’s proposal takes effect. Rule 201 is now Rule 301. One rule that names it was rewritten. Ranges that it was part of are left as they were: 201–215. It sets void=none.',
    );
  });

  it('of another rule in effect wait, as a person has to say which counts (R213)', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose({ kind: 'enact', text: ['150 points win.'] }, 'winning=150')],
      ...votes('1 Mon 11:00', 'A+ B+'),
    ]);
    expect(states(advance(game, moment('1 Tue 00:00')))).toEqual(['waits for figures']);
  });

  it('do not wait for a transmutation or a repeal, which sets none', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(transmute(210))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(repeal(211))],
      ...votes('1 Tue 11:00', 'A+ B+'),
    ]);
    const later = advance(game, moment('1 Wed 00:00'));
    expect(states(later)).toEqual(['in effect', 'in effect']);
    expect(numberOf(later, 'R210')).toBe(301);
    expect(numberOf(later, 'R211')).toBeNull();
    const named = after([['1 Mon 10:00', 'A', propose(repeal(211), 'winning=10')]]);
    expect(lastTold(named, 'improper')?.why).toBe('To repeal a rule sets no figures: they go with a text.');
  });

  it('that a Judge names for a repeal stay with the rules that they are bound to', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(repeal(208))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'C', aboutRule(208)],
      [
        '1 Tue 10:30',
        'A',
        judge(1, {
          ...{ is: 'figures', proposal: 301 },
          changes: { threshold: { of: 'cast', needs: 'majority' } },
        }),
      ],
    ]);
    expect(states(game)).toEqual(['waits for figures']);
    const later = advance(game, moment('1 Tue 12:00'));
    expect([states(later), needs(later)]).toEqual([['in effect'], []]);
    expect(later.bound.get('threshold')?.rule).toBe(idOf(initial, 204));
  });

  it('F.1.28 R211 hinder an enactment that would make too many mutable rules', () => {
    let rules = initial;
    for (let at = 0; at < 10; at++) rules = changed(rules, { kind: 'enact', text: ['x'] }, 301 + at).rules;
    const game = after([['1 Mon 10:00', 'A', propose(enact)]], begin({ ...opening, rules }));
    expect(lastTold(game, 'improper')?.rules).toEqual(['R211']);
  });
});
