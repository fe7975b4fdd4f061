import { describe, expect, it } from 'vitest';
import { advance, begin, due, type Game, needs, play, readRules, writeRules } from '../../src/index.ts';
import { changed, idOf, initial } from '../support/fixtures.ts';
import {
  aboutRule,
  after,
  amend,
  dispute,
  enact,
  judge,
  type Line,
  lastTold,
  moment,
  opening,
  opinion,
  propose,
  raise,
  repeal,
  totals,
  transmute,
  votes,
} from '../support/table.ts';

const short = begin({ ...opening, figures: { winning: 20 } });
const winner = ({ over }: Game) => [over?.winner, over?.rules.join()];

describe('winning', () => {
  it('F.1.27 R210 is tested after each event of points, in order', () => {
    const majority = begin({
      ...opening,
      figures: { winning: 10, threshold: { of: 'cast', needs: 'majority' } },
    });
    const game = after(
      [['1 Mon 10:00', 'A', propose(enact)], ...votes('1 Mon 11:00', 'A+ B+ C+ D- E-')],
      majority,
    );
    const over = advance(game, moment('1 Tue 00:00'));
    expect([winner(over), totals(over)]).toEqual([
      ['D', 'R210'],
      [6, 0, 0, 10, 0],
    ]);
    expect(over.over?.at).toBe(moment('1 Tue 00:00'));
  });

  it('F.1.27 R210 goes to whoever reached the score first, where the score itself changes', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+'),
      ['1 Tue 10:00', 'B', propose(enact)],
      ...votes('1 Tue 11:00', 'B+'),
      ['1 Wed 10:00', 'C', propose(amend(210, 'The first player to reach 5 points wins.'), 'winning=5')],
      ...votes('1 Wed 11:00', 'C+'),
    ]);
    expect(winner(advance(game, moment('1 Thu 00:00')))).toEqual(['A', 'R210']);
  });

  it('ends the game: nothing happens any more', () => {
    const game = after(
      [
        ['1 Mon 09:00', 'C', aboutRule(101)],
        ['1 Mon 09:01', 'E', judge(1, { is: 'points', player: 'C', change: 20 })],
      ],
      short,
    );
    const over = advance(game, moment('1 Mon 10:01'));
    expect(winner(over)).toEqual(['C', 'R210']);
    const later = play(over, { at: moment('1 Mon 11:00'), by: 'A', ...propose(enact) });
    expect([later.told, due(later, moment('1 Mon 12:00'))]).toEqual([over.told, []]);
  });

  it('F.1.32 R115 is nobody’s who forfeited; the last who is left wins', () => {
    const lines: readonly Line[] = ['A', 'B', 'C'].map((by) => ['1 Mon 10:00', by, { is: 'forfeited' }]);
    const game = after([...lines, ['1 Mon 10:01', 'A', { is: 'voted', choice: 'yes' }]]);
    expect([game.over, lastTold(game, 'void')?.why]).toEqual([
      null,
      'Only players of the game take part in it.',
    ]);
    expect(winner(after([['1 Mon 10:02', 'D', { is: 'forfeited' }]], game))).toEqual(['E', 'R115']);
  });

  it('F.1.39 R215 goes to whose move it is, if a Judge finds it as legal as illegal', () => {
    const game = after([
      ['1 Tue 09:00', 'C', aboutRule(101)],
      ['1 Tue 09:01', 'A', judge(1, { is: 'undecidable', mover: 'D' })],
    ]);
    expect(winner(advance(game, moment('1 Tue 10:01')))).toEqual(['D', 'R215']);
  });

  it('F.1.39 R215 goes to whose move it is, if everybody who may judge is overruled', () => {
    const overruled = (at: number, who: string): readonly Line[] => [
      [`1 Tue ${10 + at * 2}:00`, who, judge(1)],
      [`1 Tue ${10 + at * 2}:30`, 'B', dispute(1)],
      [`1 Tue ${10 + at * 2}:40`, who === 'A' ? 'C' : 'A', opinion(1, false)],
    ];
    const game = after([
      ['1 Tue 09:00', 'B', propose(enact)],
      ['1 Tue 09:30', 'C', raise(301)],
      ...['A', 'E', 'D', 'C'].flatMap((who, at) => overruled(at, who)),
    ]);
    expect(game.pointsOfOrder[0]?.overruled).toEqual(['A', 'E', 'D']);
    expect(winner(advance(game, moment('1 Tue 17:30')))).toEqual(['B', 'R215,R214']);
  });

  it('F.1.39 R215 goes to whose day it is, if play cannot go on', () => {
    const game = after([
      ['1 Tue 09:00', 'C', aboutRule(101)],
      ['1 Tue 09:01', 'A', judge(1, { is: 'no play' })],
    ]);
    expect(winner(advance(game, moment('1 Tue 10:01')))).toEqual(['B', 'R215']);
  });

  it('is told to be open where R215 is not in effect', () => {
    const game = after([
      ['1 Tue 09:00', 'C', aboutRule(215)],
      ['1 Tue 09:01', 'A', judge(1, { is: 'no play' }, { is: 'void rule', rule: idOf(initial, 215) })],
    ]);
    const later = advance(game, moment('1 Tue 10:01'));
    expect([later.over, lastTold(later, 'waits')?.why]).toEqual([
      null,
      'No rule in effect says who wins then: the players have to agree, or the table is abandoned.',
    ]);
  });

  it('is by no points at all once R210 is repealed', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(repeal(210))],
      ...votes('1 Mon 11:00', 'A+'),
      ['1 Tue 09:00', 'C', aboutRule(101)],
      ['1 Tue 09:01', 'A', judge(1, { is: 'points', player: 'C', change: 900 })],
    ]);
    expect(advance(game, moment('1 Tue 12:00')).over).toBeNull();
  });
});

describe('points', () => {
  it('E6 F.1.26 R209 are what the ledger says, whatever anybody announces', () => {
    const game = after([
      ['1 Mon 10:00', 'A', { is: 'announced', player: 'A', total: 500, change: 500 }],
      ['1 Mon 10:01', 'B', { is: 'announced', player: 'A', total: 0, change: 0 }],
    ]);
    expect([totals(game), game.over]).toEqual([[0, 0, 0, 0, 0], null]);
    expect(game.told.all.map(({ why }) => why)).toEqual([
      'Ana has 0 points, whatever is announced.',
      'Ana has 0 points, as announced.',
    ]);
  });

  it('F.1.29 R212 and messages that are edited or deleted are told of', () => {
    const game = after([['1 Mon 10:00', 'A', { is: 'altered', how: 'edited', thread: 'voting' }]]);
    expect(lastTold(game, 'breach')?.why).toBe(
      'A message in the voting thread was edited. What it said first still counts.',
    );
  });
});

describe('what falls due', () => {
  it('is told beforehand, in order', () => {
    const game = after([
      ['1 Mon 10:00', 'B', aboutRule(101)],
      ['1 Mon 18:30', 'E', judge(1)],
    ]);
    expect(due(game, moment('1 Mon 18:45'))).toEqual([
      { at: moment('1 Mon 19:00'), is: 'too late to propose' },
      { at: moment('1 Mon 19:30'), is: 'time over', point: 1 },
      { at: moment('1 Tue 00:00'), is: 'day over' },
    ]);
  });

  it('comes about at its own moment, in order, however late anybody looks', () => {
    const lines: readonly Line[] = [
      ['1 Mon 10:00', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Mon 12:00', 'C', raise(301)],
      ['1 Mon 23:30', 'E', judge(1)],
    ];
    const atOnce = advance(after(lines), moment('4 Wed 12:00'));
    let stepwise = after(lines);
    for (let at = stepwise.now; at < moment('4 Wed 12:00'); at += 977_000) stepwise = advance(stepwise, at);
    expect(advance(stepwise, moment('4 Wed 12:00'))).toEqual(atOnce);
    expect(lastTold(atOnce, 'in effect')?.at).toBe(moment('1 Tue 00:30'));
  });

  it('cannot be in the past', () => {
    expect(() => advance(after([['1 Mon 10:00', 'B', aboutRule(101)]]), moment('1 Mon 09:59'))).toThrow(
      'before what has happened',
    );
    expect(() => advance(begin(opening), Number.NaN)).toThrow('no moment');
  });
});

describe('a game', () => {
  it('finds the rules that software runs under other numbers, where it is told them', () => {
    const { rules } = changed(
      initial,
      { kind: 'amend', rule: idOf(initial, 204), text: ['Most votes adopt.'] },
      305,
    );
    expect(needs(begin({ ...opening, rules })).map(({ figure }) => figure)).toEqual(['threshold']);
    const told = begin({ ...opening, rules, numbers: { 204: 305 } });
    expect([needs(told), told.nextNumber]).toEqual([[], 306]);
    expect(() => begin({ ...opening, rules, numbers: { 204: 204 } })).toThrow(
      'There is no rule 204 in effect.',
    );
  });

  it('is quick with 5,000 rules of which each names others', () => {
    const entry = { notes: [], ineffect: '1', date: '', linksto: [], proplinks: [] };
    const many = Array.from({ length: 4_900 }, (_, at) => [
      String(100 + at),
      { ...entry, label: `${1_000 + at}[I]`, text: ['See Rules 210 and 211.'] },
    ]);
    const shipped = writeRules(initial, 'first').rules;
    const { rules } = readRules({ rules: { ...Object(shipped), ...Object.fromEntries(many) } });
    let game = begin({ ...opening, rules, figures: { winning: 1_000_000 } });
    for (const [day, by] of [
      ['Mon', 'A'],
      ['Tue', 'B'],
      ['Wed', 'C'],
      ['Thu', 'D'],
    ] as const)
      game = after(
        [
          [`1 ${day} 10:00`, by, propose(transmute(210 + (by === 'A' || by === 'C' ? 0 : 1)))],
          ...votes(`1 ${day} 11:00`, 'A+'),
        ],
        game,
      );
    expect(advance(game, moment('1 Fri 00:00')).rules.renumberings.length).toBeGreaterThan(1);
  });

  it('needs two players, and days for nobody else', () => {
    expect(() => begin({ ...opening, people: opening.people.slice(0, 1) })).toThrow('two players or more');
    expect(() => begin({ ...opening, days: [{ player: 'Z', day: 'Monday' }] })).toThrow(
      'somebody who does not play',
    );
  });
});
