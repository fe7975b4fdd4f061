import { describe, expect, it } from 'vitest';
import { advance, begin, type Deed, openProposal, plainText, readFormula } from '../../src/index.ts';
import { rule } from '../support/fixtures.ts';
import {
  after,
  amend,
  enact,
  type Line,
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

const vote = (choice: string): Deed => ({ is: 'voted', choice });
const voted = (text: string, deed = propose(enact), from = begin(opening)) =>
  advance(after([['1 Mon 10:00', 'A', deed], ...votes('1 Mon 11:00', text)], from), moment('1 Tue 00:00'));
const majority = begin({ ...opening, figures: { threshold: { of: 'cast', needs: 'majority' } } });

describe('votes', () => {
  it('F.1.12 R105 R208 are one for each player, also for the proposer', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+ B+ C+ D+ E-'),
      ['1 Mon 12:00', 'Z', vote('yes')],
    ]);
    expect(openProposal(game)?.votes).toHaveLength(5);
    expect(lastTold(game, 'void')?.why).toBe('Only players of the game take part in it.');
  });

  it('F.1.19 R113 are irrevocable: the first counts, and the rest is void', () => {
    const game = after([['1 Mon 10:00', 'A', propose(enact)], ...votes('1 Mon 11:00', 'B+ B- B-')]);
    expect(openProposal(game)?.votes.map(({ choice }) => choice)).toEqual(['yes']);
    expect(game.told.all.filter(({ is }) => is === 'void')).toHaveLength(2);
  });

  it('F.1.19 R113 are open from the proposal to the end of that UK day', () => {
    const game = after([
      ['1 Mon 09:00', 'B', vote('yes')],
      ['1 Mon 10:00', 'A', propose(enact)],
      ['1 Mon 10:00', 'C', vote('yes')],
      ['1 Mon 23:59', 'D', vote('yes')],
      ['1 Tue 00:00', 'E', vote('yes')],
    ]);
    expect(game.proposals[0]?.votes.map(({ by }) => by)).toEqual(['C', 'D']);
  });

  it.each([
    ['two Yes of three, where unanimity is needed: defeated', 'A+ B+ C-', 'defeated', [-4, 0, 0, 0, 0]],
    ['all Yes of three: adopted', 'A+ B+ C+', 'in effect', [10, 0, 0, 0, 0]],
    ['one Yes alone: adopted', 'A+', 'in effect', [10, 0, 0, 0, 0]],
  ])('E11 F.1.20 R204 %s', (_, text, state, points) => {
    const game = voted(text);
    expect([states(game), totals(game)]).toEqual([[state], points]);
  });

  it('E11 F.1.21 R111 four of five on a transmutation: defeated; five of five: adopted', () => {
    expect(states(voted('A+ B+ C+ D+ E-', propose(transmute(105))))).toEqual(['defeated']);
    expect(states(voted('A+ B+ C+ D+', propose(transmute(105))))).toEqual(['defeated']);
    expect(states(voted('A+ B+ C+ D+ E+', propose(transmute(105))))).toEqual(['in effect']);
    expect(states(voted('A+ B+', propose(transmute(205))))).toEqual(['in effect']);
  });

  it('E11 three of five, once a majority is enough: adopted, and No-voters are paid (F.1.24 R205)', () => {
    const game = voted('A+ B+ C+ D- E-', propose(enact), majority);
    expect([states(game), totals(game)]).toEqual([['in effect'], [6, 0, 0, 10, 10]]);
    expect(states(voted('A+ B+ C- D-', propose(enact), majority))).toEqual(['defeated']);
  });

  it('F.1.23 R207 a defeat costs the proposer 10 points, and by the letter brings the share of R203 too', () => {
    const game = voted('A+ B-');
    expect(game.points.map(({ change, rules }) => [change, rules.join()])).toEqual([
      [5, 'R203'],
      [-10, 'R207'],
    ]);
    const adopted = begin({ ...opening, figures: { paid: 'adopted' } });
    expect(totals(voted('A+ B-', propose(enact), adopted))).toEqual([-10, 0, 0, 0, 0]);
  });

  it('F.1.22 with none cast are no adoption and no points', () => {
    const game = advance(after([['1 Mon 10:00', 'A', propose(enact)]]), moment('1 Tue 00:00'));
    expect([states(game), game.points]).toEqual([['not adopted'], []]);
    const points = readFormula('7');
    const seven = begin({ ...opening, figures: 'refused' in points ? {} : { points } });
    const again = advance(after([['1 Mon 10:00', 'A', propose(enact)]], seven), moment('1 Tue 00:00'));
    expect(again.points).toEqual([]);
  });

  it('E4 R205 No-voters are paid for the repeal of the rule that pays them', () => {
    const game = voted('A+ B+ C-', propose(repeal(205)), majority);
    expect([states(game), totals(game)]).toEqual([['in effect'], [6, 0, 10, 0, 0]]);
    const next = advance(
      after([['1 Tue 10:00', 'B', propose(enact)], ...votes('1 Tue 11:00', 'A+ B+ C-')], game),
      moment('1 Wed 00:00'),
    );
    expect(totals(next)).toEqual([6, 6, 10, 0, 0]);
  });

  it('E9 “Vote: Maybe” is void, and the player may still vote', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ['1 Mon 11:00', 'B', vote('Maybe')],
      ['1 Mon 11:01', 'B', vote('yes')],
    ]);
    expect(lastTold(game, 'void')?.why).toBe('A vote is “Vote: Yes” or “Vote: No”, and nothing else.');
    expect(openProposal(game)?.votes).toHaveLength(1);
  });

  const long = (...lines: readonly Line[]) =>
    after([
      ['1 Mon 10:00', 'A', { is: 'proposed', change: enact, figures: null, more: true }],
      ['1 Mon 10:01', 'B', vote('no')],
      [
        '1 Mon 10:02',
        'A',
        { is: 'continued', change: { kind: 'enact', text: ['Hats may be worn.', 'Two.'] } },
      ],
      ...lines,
    ]);

  it('E9 cast before the last part of a long proposal wait for a Judge only where they turn the outcome', () => {
    const clear = advance(long(['1 Mon 11:00', 'C', vote('no')]), moment('1 Tue 00:00'));
    expect(states(clear)).toEqual(['defeated']);
    const turned = advance(long(['1 Mon 11:00', 'C', vote('yes')]), moment('1 Tue 00:00'));
    expect([states(turned), totals(turned)]).toEqual([['waits for early votes'], [0, 0, 0, 0, 0]]);
    const judged = after(
      [
        [
          '1 Tue 10:00',
          'C',
          { is: 'point raised', statement: 'It was too early.', about: { is: 'proposal', number: 301 } },
        ],
        [
          '1 Tue 10:01',
          'A',
          {
            is: 'judged',
            point: 1,
            verdict: true,
            reason: '',
            effects: [{ is: 'early votes', proposal: 301, count: false }],
          },
        ],
      ],
      turned,
    );
    const settled = advance(judged, moment('1 Tue 11:01'));
    expect([states(settled), totals(settled)]).toEqual([['in effect'], [10, 0, 0, 0, 0]]);
    expect(plainText(rule(settled.rules, 301).text)).toBe('Hats may be worn.\nTwo.');
  });
});

describe('F.1.20 R204 the rule about adoption', () => {
  const turns = (until: string) => advance(begin(opening), moment(until));

  it('changes itself to a simple majority at the end of the second circuit of turns, and keeps its number', () => {
    expect(turns('2 Fri 23:59').figures.threshold.needs).toBe('unanimous');
    const game = turns('2 Sat 00:00');
    expect([game.circuits, game.figures.threshold.needs]).toEqual([2, 'majority']);
    expect(plainText(rule(game.rules, 204).text)).toContain('more than half of the votes cast');
    expect(rule(game.rules, 204).history.at(-1)?.by).toEqual({ is: 'itself' });
    expect(lastTold(game, 'rule changed')?.at).toBe(moment('2 Sat 00:00'));
  });

  it('does not, if it was amended before', () => {
    const game = after([
      [
        '1 Mon 10:00',
        'A',
        propose(amend(204, 'Two thirds of the votes cast adopt a rule-change.'), 'threshold=2/3'),
      ],
      ...votes('1 Mon 11:00', 'A+ B+'),
    ]);
    const later = advance(game, moment('4 Mon 00:00'));
    expect([later.figures.threshold.needs, later.figures.later]).toEqual([[2, 3], null]);
  });

  it('counts the vote of the tenth day by the rule as it was', () => {
    const game = after([['2 Fri 10:00', 'E', propose(enact)], ...votes('2 Fri 11:00', 'A+ B+ C-')]);
    expect(states(advance(game, moment('2 Sat 00:00')))).toEqual(['defeated']);
  });
});

describe('the parts of a long proposal', () => {
  const begun: Line = ['1 Mon 10:00', 'A', { is: 'proposed', change: enact, figures: null, more: true }];
  const next = (text: string[], by = 'A'): Line => [
    '1 Mon 10:02',
    by,
    { is: 'continued', change: { kind: 'enact', text } },
  ];

  it.each([
    ['other text', next(['Hats are forbidden.'])],
    ['less text', next(['Hats'])],
    ['somebody else', next(['Hats may be worn.', 'More.'], 'B')],
    ['too much text', next(['Hats may be worn.', 'x'.repeat(100_000)])],
    ['another kind', ['1 Mon 10:02', 'A', { is: 'continued', change: repeal(205) }] satisfies Line],
  ])('F.1.14 R107 are not %s', (_, line) => {
    const game = after([begun, line]);
    expect([openProposal(game)?.change, lastTold(game, 'improper')?.player]).toEqual([enact, line[1]]);
  });

  it('F.1.15 R202 come before the hour, as the first part does', () => {
    const [, by, deed] = next(['Hats may be worn.', 'Ana gains 100 points.']);
    const game = after([begun, ...votes('1 Mon 18:00', 'B+ C+'), ['1 Mon 19:00', by, deed]]);
    expect(openProposal(game)?.change).toEqual(enact);
    expect(openProposal(game)?.votes.map(({ early }) => early)).toEqual([false, false]);
    expect(lastTold(game, 'improper')?.why).toContain('before 19:00 UK time');
    const before = after([begun, ['1 Mon 18:59', by, deed]]);
    expect(openProposal(before)?.change).not.toEqual(enact);
  });
});
