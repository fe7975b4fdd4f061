import { describe, expect, it } from 'vitest';
import { type ScoredBoard, scoreBoard } from '../../../../../src/tables/tournaments/rules/parts.ts';
import type { Standing } from '../../../../../src/tables/tournaments/rules/ranking.ts';
import {
  countryChain,
  worldMastersCountries,
} from '../../../../../src/tables/tournaments/rules/world-masters/best-country.ts';
import { scoring } from '../../../../../src/tables/tournaments/rules/world-masters/figures.ts';
import { champion, finalChain } from '../../../../../src/tables/tournaments/rules/world-masters/final.ts';
import { roundOneStandings } from '../../../../../src/tables/tournaments/rules/world-masters/round-one.ts';
import {
  advanceToSemiFinal,
  aggregateChain,
  roundTwoStandings,
} from '../../../../../src/tables/tournaments/rules/world-masters/round-two.ts';
import {
  advanceToFinal,
  type SemiFinalist,
  semiFinalChain,
  semiFinalStandings,
  standInChain,
} from '../../../../../src/tables/tournaments/rules/world-masters/semi-final.ts';
import {
  teamTitle,
  titleChain,
} from '../../../../../src/tables/tournaments/rules/world-masters/team-title.ts';
import { type ABoard, aBoard, fraction, tenure } from '../a-board.ts';
import { expectChain } from '../a-chain.ts';

const none = new Map();
const scored = (counts: string, more: ABoard = {}): ScoredBoard => scoreBoard(aBoard(counts, more), scoring);
/** The first of a standing, on which something is built that is slightly better. */
function firstOf<T>(standing: Standing<T>): T {
  const [first] = standing;
  if (first === undefined) throw new Error('Nobody is ranked');
  return first.who;
}
/** A standing of these players by their order. */
const inOrder = (...players: readonly number[]): Standing<{ player: number }> =>
  players.map((player, n) => ({ place: n + 1, who: { player }, decided: null }));
/** The players of a board take the seats of it in this order. */
const playedBy = (...players: readonly number[]) =>
  Object.fromEntries(
    ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'].map((power, n) => [
      power,
      { tenures: [tenure(players[n] ?? 0)] },
    ]),
  );

const boards = [scored('10 8 6 4 3 2 1'), scored('9 8 7 5 3 1 1', { board: 2 })];
const teams = [
  { number: 1, members: [11, 22] },
  { number: 2, members: [12, 21] },
];
const one = roundOneStandings(boards, teams, none);

describe('World Masters, round 2', () => {
  const two = roundTwoStandings(
    one,
    [scored('10 8 6 4 3 2 1', { round: 2, seats: playedBy(21, 11, 12, 13, 14, 99, 16) })],
    none,
  );
  const aggregate = (player: number) => two.players.find(({ who }) => who.player === player)?.who;

  it('WM C.8: adds half of the score of round 1, without credits', () => {
    expect(aggregate(21)?.aggregate).toEqual(fraction(42 + 41 / 2));
    expect(aggregate(11)?.aggregate).toEqual(fraction(24 + 42 / 2));
    expect(aggregate(99)).toMatchObject({
      roundOne: fraction(0),
      aggregate: fraction(3),
      place: fraction(15),
      teamPlace: fraction(3),
    });
  });

  it('WM C.8: decides by its points in order, and by the rolls of C.7(f) at last', () => {
    const base = firstOf(two.players);
    expectChain(
      aggregateChain,
      {
        ...base,
        countBack: [fraction(6), fraction(5)],
        teamPlace: fraction(3),
        place: fraction(4),
        rolls: [fraction(50)],
      },
      {
        'C.8': { aggregate: base.aggregate.add('1/7') },
        'C.8(a)': { country: base.country.sub('1/7') },
        'C.8(b)': { part: { ...base.part, bonus: base.part.bonus.add('1/2') } },
        'C.8(c)': { countBack: [fraction(6), fraction(6)] },
        'C.8(d)': { teamPlace: fraction(2) },
        'C.8(e)': { place: fraction(3) },
        'C.7(f)': { rolls: [fraction(51)] },
      },
      (each, player) => ({ ...each, player }),
    );
  });

  it('WM C.8(a): looks at the countries of round 2 only', () => {
    expect(aggregate(21)?.country).toEqual(fraction(42));
  });

  it('WM C.8(d): takes the teams as they rank after both rounds', () => {
    // After round 1 the first team leads with its 66; after round 2 the second has more.
    const seats = { AUS: { team: 1 }, ENG: { team: 2 } };
    const first = roundOneStandings([scored('10 8 6 4 3 2 1', { seats })], teams, none);
    const second = roundTwoStandings(first, [scored('1 10 8 6 4 3 2', { round: 2, seats })], none);
    expect(first.teams.map(({ who }) => who.team)).toEqual([1, 2]);
    expect(second.teams.map(({ who }) => who.team)).toEqual([2, 1]);
    const place = (player: number) => second.players.find(({ who }) => who.player === player)?.who.teamPlace;
    expect([place(11), place(12)]).toEqual([fraction(2), fraction(1)]);
  });

  it('WM C.8: advances as many as there are places', () => {
    expect(advanceToSemiFinal(two, 2).advancing.map(({ player }) => player)).toEqual([21, 11]);
  });
});

describe('World Masters, the team title', () => {
  const seats = (austria: number, england: number) => ({ AUS: { team: austria }, ENG: { team: england } });
  const first = roundOneStandings([scored('10 8 6 4 3 2 1', { seats: seats(1, 2) })], teams, none);

  it('WM C.12: adds the points of rounds 1 and 2', () => {
    const title = teamTitle(first, [scored('10 8 6 4 3 2 1', { round: 2, seats: seats(1, 2) })]);
    expect(title.map(({ who }) => [who.team, who.total])).toEqual([
      [1, fraction(84)],
      [2, fraction(48)],
    ]);
  });

  it('WM C.12: deducts what a team forfeited by B.8(e)', () => {
    const tenures = [tenure(1, { to: 9 }), tenure(2, { from: 9, fromPool: true })];
    const title = teamTitle(first, [
      scored('10 8 6 4 3 2 1', { round: 2, seats: { AUS: { team: 1, tenures }, ENG: { team: 2 } } }),
    ]);
    expect(title.map(({ who }) => [who.team, who.total, who.rounds.two.forfeited])).toEqual([
      [2, fraction(48), fraction(0)],
      [1, fraction(42), fraction(42)],
    ]);
  });

  it('WM C.12(a): counts the players of round 2', () => {
    const title = teamTitle(first, [
      scored('10 8 6 4 3 2 1', { round: 2, seats: { AUS: { team: 1 }, TUR: { team: 1 }, ENG: { team: 2 } } }),
    ]);
    expect(title.map(({ who }) => who.advanced)).toEqual([fraction(2), fraction(1)]);
  });

  it('WM C.12(b), (c): take the highest scores from the total of both rounds', () => {
    const title = teamTitle(first, [scored('10 8 6 4 3 2 1', { round: 2, seats: seats(2, 1) })]);
    expect(title.map(({ who }) => [who.team, who.withoutRoundTwo, who.withoutRoundOne])).toEqual([
      [1, [fraction(42)], [fraction(24)]],
      [2, [fraction(24)], [fraction(42)]],
    ]);
    expect(title[1]?.decided).toMatchObject({ point: 'C.12(b)', turn: 'without the highest' });
  });

  it('WM C.12: decides by its points in order', () => {
    const base = firstOf(teamTitle(first, []));
    expectChain(
      titleChain,
      {
        ...base,
        withoutRoundTwo: [fraction(5)],
        withoutRoundOne: [fraction(9), fraction(4)],
        place: fraction(4),
        rolls: [fraction(50)],
      },
      {
        'C.12': { total: base.total.add('1/7') },
        'C.12(a)': { advanced: base.advanced.add(1) },
        'C.12(b)': { withoutRoundTwo: [fraction(6)] },
        'C.12(c)': { withoutRoundOne: [fraction(9), fraction(5)] },
        'C.12(d)': { place: fraction(3) },
        'C.7(f)': { rolls: [fraction(51)] },
      },
      (each, team) => ({ ...each, team }),
    );
  });

  it('WM B.4: goes by round 1 alone where the second round does not count for teams', () => {
    expect(teamTitle(first, []).map(({ who }) => [who.team, who.total])).toEqual([
      [1, fraction(42)],
      [2, fraction(24)],
    ]);
  });
});

describe('World Masters, the semi-final', () => {
  const years = { round: 3, lastYear: 1912 };
  const semi = [
    scored('10 8 6 4 3 2 1', years),
    scored('9 9 6 4 3 2 1', { ...years, board: 2 }),
    scored('8 8 8 4 3 2 1', { ...years, board: 3 }),
  ];
  const standing = semiFinalStandings(semi, inOrder(33, 31, 22, 21), none);

  it('WM C.9: takes the best of each board', () => {
    const final = advanceToFinal(standing, []);
    // Austria scored more than England on the first board, and England more than France: C.9(a).
    expect(final.qualified.filter(({ board }) => board !== null)).toEqual([
      { player: 11, point: 'C.9', board: 1 },
      { player: 22, point: 'C.9', board: 2 },
      { player: 33, point: 'C.9', board: 3 },
    ]);
    expect(final.boards[1]?.standing[1]?.decided).toMatchObject({
      point: 'C.9(a)',
      own: fraction(42 + 33).add('80/3'),
    });
  });

  it('WM C.9: decides by its points in order, and C.10 looks at the bonus first', () => {
    const base: SemiFinalist = {
      ...firstOf(standing),
      countBack: [fraction(6), fraction(5)],
      before: fraction(4),
      rolls: [fraction(50)],
    };
    const score = { score: base.score.add('1/7') };
    const ties = [
      { country: base.country.sub('1/7') },
      { countBack: [fraction(6), fraction(6)] },
      { before: fraction(3) },
    ] as const;
    const rolls = { 'C.7(f)': { rolls: [fraction(51)] } };
    const numbered = (each: SemiFinalist, player: number) => ({ ...each, player });
    expectChain(
      semiFinalChain,
      base,
      { 'C.9': score, 'C.9(a)': ties[0], 'C.9(b)': ties[1], 'C.9(c)': ties[2], ...rolls },
      numbered,
    );
    expectChain(
      standInChain,
      base,
      {
        'C.10': { part: { ...base.part, bonus: base.part.bonus.add('1/2') } },
        'C.10(a)': score,
        'C.10(b) with C.9(a)': ties[0],
        'C.10(b) with C.9(b)': ties[1],
        'C.10(b) with C.9(c)': ties[2],
        ...rolls,
      },
      numbered,
    );
  });

  it('WM C.9(b): counts back from the end of 1911', () => {
    const counted = semiFinalStandings([scored('1/2/3 8 8 8 4 2 1', years)], [], none);
    expect(counted.find(({ who }) => who.player === 11)?.who.countBack.slice(0, 3)).toEqual(
      [2, 1, 1].map(fraction),
    );
    const [, , countBack] = semiFinalChain;
    expect(countBack?.turn?.(0, firstOf(counted))).toBe('1911');
  });

  it('WM C.9(c): has players without a place in the round before behind all who have one', () => {
    expect(standing.map(({ who }) => [who.player, who.before.toFraction()])).toContainEqual([12, '5']);
  });

  it('WM C.10: lets in the best bonus of those who have not qualified when somebody declines', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((board) =>
      scored(board === 4 ? '12 8 5 4 3 2 0' : '14 7 5 4 3 1 0', { ...years, board }),
    );
    const ranked = semiFinalStandings(seven, inOrder(72, 52, 12), none);
    const all = advanceToFinal(ranked, []);
    expect(all.qualified.map(({ player, point }) => `${player} ${point}`)).toEqual([
      '11 C.9',
      '21 C.9',
      '31 C.9',
      '41 C.9',
      '51 C.9',
      '61 C.9',
      '71 C.9',
    ]);
    // 42 has the same bonus as the other seconds and a centre more; then C.9(c) goes by the round before.
    const declined = advanceToFinal(ranked, [21, 42, 61]);
    expect(declined.qualified.map(({ player, point }) => `${player} ${point}`)).toEqual([
      '11 C.9',
      '31 C.9',
      '41 C.9',
      '51 C.9',
      '71 C.9',
      '72 C.10',
      '52 C.10',
    ]);
    expect(advanceToFinal(ranked, [21]).qualified.at(-1)).toEqual({ player: 42, point: 'C.10', board: null });
    expect(declined.others.map(({ who }) => who.player)).not.toContain(42);
  });

  it('WM C.10: fills a final that has fewer boards before it than seats', () => {
    expect(advanceToFinal(standing, []).qualified.map(({ player, point }) => `${player} ${point}`)).toEqual([
      '11 C.9',
      '22 C.9',
      '33 C.9',
      '21 C.10',
      '32 C.10',
      '31 C.10',
      '12 C.10',
    ]);
  });

  it('WM C.7(f): is rolled for a board that nothing else decides, and nobody comes in before that', () => {
    const divided = { AUS: { tenures: [tenure(1, { to: 12 }), tenure(2, { from: 12 })] } };
    // Twelve seasons each, in which the centres were the same: only the years of the count-back differ.
    const board = scored('24 6 4 0 0 0 0', { ...years, seats: divided });
    const tied = semiFinalStandings([board], [], none);
    expect(tied[1]?.decided).toMatchObject({ point: 'C.9(b)', turn: '1911' });
    const level = tied.map(({ who, ...row }) => ({ ...row, who: { ...who, countBack: [fraction(0)] } }));
    const waiting = advanceToFinal(level, []);
    expect(waiting).toMatchObject({ qualified: [], neededRolls: [1, 2] });
    const rolled = level.map(({ who, ...row }) => ({
      ...row,
      who: { ...who, rolls: [fraction(who.player)] },
    }));
    expect(advanceToFinal(rolled, [])).toMatchObject({
      neededRolls: [],
      boards: [{ standing: [{ who: { player: 2 } }, {}, {}, {}, {}, {}, {}, {}] }],
    });
  });
});

describe('World Masters, the final', () => {
  const years = { round: 4, lastYear: 1915 };
  const before = inOrder(12, 11);

  it('WM C.11: makes the one with most centres champion, whose seat it is at the end', () => {
    const tenures = [tenure(1, { to: 29 }), tenure(2, { from: 29 })];
    const won = champion(scored('12 10 6 3 2 1 0', { ...years, seats: { AUS: { tenures } } }), before, none);
    expect(won.advancing.map(({ player }) => player)).toEqual([2]);
    expect(won.standing.find(({ who }) => who.player === 1)?.who.centres).toEqual(fraction(0));
  });

  it('WM C.11: has a solo win it', () => {
    const end = { how: 'solo', powers: ['ENG'], seasons: 12 } as const;
    expect(champion(scored('16 18 0 0 0 0 0', { ...years, end }), before, none).advancing[0]).toMatchObject({
      player: 12,
      centres: fraction(34),
    });
  });

  it('WM C.11(a): counts back from the end of 1914', () => {
    const { standing } = champion(scored('9/10 10 6 4 3 1 0', years), before, none);
    expect(standing[1]?.decided).toMatchObject({
      point: 'C.11(a)',
      turn: '1914',
      before: fraction(10),
      own: fraction(9),
    });
  });

  it('WM C.11(b): goes by the semi-final', () => {
    const { standing } = champion(scored('10 10 6 4 3 1 0', years), before, none);
    expect(standing[1]).toMatchObject({
      who: { player: 11 },
      decided: { point: 'C.11(b)', before: fraction(1), own: fraction(2) },
    });
  });

  it('WM C.11: decides by its points in order', () => {
    const base = {
      ...firstOf(champion(scored('10 9 7 4 3 1 0', years), before, none).standing),
      before: fraction(2),
      rolls: [fraction(50)],
    };
    expectChain(
      finalChain,
      base,
      {
        'C.11': { centres: fraction(11) },
        'C.11(a)': { countBack: [...base.countBack.slice(0, -1), fraction(11)] },
        'C.11(b)': { before: fraction(1) },
        'C.7(f)': { rolls: [fraction(51)] },
      },
      (each, player) => ({ ...each, player }),
    );
  });
});

describe('World Masters, the best country', () => {
  const austria = (all: readonly ScoredBoard[], rolls = none) =>
    worldMastersCountries(all, rolls).find(({ power }) => power === 'AUS');

  it('WM C.13: looks for the highest score of each country in the first two rounds only', () => {
    const all = [
      scored('10 8 6 4 3 2 1'),
      scored('11 7 6 4 3 2 1', { round: 2, board: 2 }),
      scored('18 8 6 2 0 0 0', { round: 3, board: 3 }),
    ];
    const best = worldMastersCountries(all, none);
    expect(best.map(({ power, advancing }) => `${power} ${advancing[0]?.player}`)).toEqual([
      'AUS 21',
      'ENG 12',
      'FRA 23',
      'GER 24',
      'ITA 25',
      'RUS 26',
      'TUR 27',
    ]);
  });

  it('WM C.13(a): has round 2 outrank round 1', () => {
    const best = austria([scored('10 8 6 4 3 2 1'), scored('10 8 6 4 3 2 1', { round: 2, board: 2 })]);
    expect(best?.standing[1]?.decided).toMatchObject({
      point: 'C.13(a)',
      before: fraction(2),
      own: fraction(1),
    });
  });

  it('WM C.13(b): counts back', () => {
    const best = austria([scored('8/10 8 6 4 3 2 1'), scored('9/10 8 6 4 3 2 1', { board: 2 })]);
    expect(best?.standing[1]?.decided).toMatchObject({
      point: 'C.13(b)',
      turn: '1908',
      before: fraction(9),
      own: fraction(8),
    });
  });

  it('WM C.13(c): rolls', () => {
    const all = [scored('10 8 6 4 3 2 1'), scored('10 8 6 4 3 2 1', { board: 2 })];
    expect(austria(all)).toMatchObject({ advancing: [], neededRolls: [11, 21] });
    expect(
      austria(
        all,
        new Map([
          [11, [1]],
          [21, [100]],
        ]),
      ),
    ).toMatchObject({ advancing: [{ player: 21 }], neededRolls: [] });
  });

  it('WM C.13: decides by its points in order', () => {
    const base = firstOf(austria([scored('10 8 6 4 3 2 1')])?.standing ?? []);
    expectChain(
      countryChain,
      { ...base, rolls: [fraction(50)] },
      {
        'C.13': { score: base.score.add('1/7') },
        'C.13(a)': { round: fraction(2) },
        'C.13(b)': { countBack: [...base.countBack.slice(0, -1), fraction(11)] },
        'C.13(c)': { rolls: [fraction(51)] },
      },
      (each, player) => ({ ...each, player }),
    );
  });
});
