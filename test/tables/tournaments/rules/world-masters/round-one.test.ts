import { describe, expect, it } from 'vitest';
import { scoreBoard } from '../../../../../src/tables/tournaments/rules/parts.ts';
import type { Rolls } from '../../../../../src/tables/tournaments/rules/rolls.ts';
import { scoring } from '../../../../../src/tables/tournaments/rules/world-masters/figures.ts';
import {
  advanceToRoundTwo,
  creditedChain,
  individualChain,
  type RoundOne,
  roundOneStandings,
  teamChain,
} from '../../../../../src/tables/tournaments/rules/world-masters/round-one.ts';
import { aBoard, fraction, powers, tenure } from '../a-board.ts';
import { expectChain } from '../a-chain.ts';

/**
 * Round 1 with a board for each line of counts. The player of the n-th power of any board is of team n; so each team plays one power throughout, and
 * what it is called by is its number. `teams` can leave some out: their players then have none.
 */
function roundOne(
  lines: readonly string[],
  rolls: Rolls = new Map(),
  teams = [1, 2, 3, 4, 5, 6, 7],
): RoundOne {
  const boards = lines.map((counts, n) =>
    aBoard(counts, {
      board: n + 1,
      seats: Object.fromEntries(powers.map((power, place) => [power, { team: place + 1 }])),
    }),
  );
  const members = (team: number) => boards.map(({ board }) => 10 * board + team);
  return roundOneStandings(
    boards.map((board) => scoreBoard(board, scoring)),
    teams.map((number) => ({ number, members: members(number) })),
    rolls,
  );
}
const teamsOf = ({ teams }: RoundOne): string =>
  teams
    .map(({ place, who, decided }) => `${place}. ${who.team}${decided ? ` ${decided.point}` : ''}`)
    .join(', ');

describe('World Masters', () => {
  it('WM C.6: ranks teams by the points of all their players', () => {
    expect(teamsOf(roundOne(['10 8 6 4 3 2 1', '1 8 6 4 3 10 2']))).toBe(
      '1. 2, 2. 6 C.6, 3. 1 C.6, 4. 3 C.6, 5. 4 C.6, 6. 5 C.6, 7. 7 C.6',
    );
  });

  it('WM C.6: gives 10 points to each player of the first team, 9 to those of the second, down to 1, and none beyond', () => {
    const boards = [1, 2].map((board) =>
      aBoard(board === 1 ? '11 8 6 4 3 2 0' : '12 9 7 3 2 1 0', {
        board,
        seats: Object.fromEntries(
          powers.map((power, place) => [power, { team: 7 * (board - 1) + place + 1 }]),
        ),
      }),
    );
    const teams = boards.flatMap(({ board }) =>
      powers.map((_, place) => ({ number: 7 * (board - 1) + place + 1, members: [10 * board + place + 1] })),
    );
    const one = roundOneStandings(
      boards.map((board) => scoreBoard(board, scoring)),
      teams,
      new Map(),
    );
    const given = one.players.map(({ who }) => who.credits);
    expect(given).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]);
    expect(one.players[0]?.who).toMatchObject({ score: fraction(44), withCredits: fraction(54) });
  });

  it('WM C.6(a): ranks teams that tie without their highest score, then without the two highest', () => {
    // Austria 43, 24 and 0; England 24, 41 and 2.
    const one = roundOne(['11 8 6 4 3 2 0', '8 9 6 4 3 2 2', '0 1 12 9 6 4 2']);
    const austria = one.teams.find(({ who }) => who.team === 1);
    expect(austria?.decided).toMatchObject({
      point: 'C.6(a)',
      turn: 'without the highest',
      before: fraction(26),
      own: fraction(24),
      tiedOn: ['C.6'],
    });
  });

  it('WM C.6, C.6(a), C.6(b) and C.7(f): decide among teams in this order', () => {
    const base = roundOne(['9 8 6 4 3 2 2']).teams[0]?.who;
    if (base === undefined) throw new Error('There is no team');
    expectChain(
      teamChain,
      { ...base, withoutHighest: [fraction(5), fraction(3)], best: fraction(4), rolls: [fraction(50)] },
      {
        'C.6': { points: { ...base.points, total: base.points.total.add('1/3') } },
        'C.6(a)': { withoutHighest: [fraction(5), fraction('10/3')] },
        'C.6(b)': { best: fraction(3) },
        'C.7(f)': { rolls: [fraction(51)] },
      },
      (one, team) => ({ ...one, team }),
    );
  });

  it('WM C.6(b): looks for the best player without credits', () => {
    expect(individualChain.map(({ point }) => point)).toEqual([
      'C.7',
      'C.7(a)',
      'C.7(c)',
      'C.7(d)',
      'C.7(f)',
    ]);
    const scored = ['18 9 7 0 0 0 0', '9 18 7 0 0 0 0', '10 8 6 4 3 2 1'].map((counts, n) => {
      const seats = [{ AUS: { team: 1 } }, { ENG: { team: 2 } }, {}][n] ?? {};
      return scoreBoard(aBoard(counts, { board: n + 1, seats }), scoring);
    });
    const teams = [
      { number: 1, members: [11] },
      { number: 2, members: [22] },
    ];
    // Each has won a board; on the third, Austria scored more than England.
    expect(
      roundOneStandings(scored, teams, new Map()).teams.map(({ who, decided }) => [who.team, decided]),
    ).toEqual([
      [2, null],
      [1, expect.objectContaining({ point: 'C.6(b)', before: fraction(1), own: fraction(2) })],
    ]);
  });

  it('WM C.7: adds the credits, decides by its points in order, and has the rolls last', () => {
    const base = roundOne(['9 8 6 4 3 2 2']).players[0]?.who;
    if (base === undefined) throw new Error('There is no player');
    expectChain(
      creditedChain,
      { ...base, countBack: [fraction(6), fraction(5)], teamPlace: fraction(3), rolls: [fraction(50)] },
      {
        'C.7': { withCredits: base.withCredits.add('1/7') },
        'C.7(a)': { country: base.country.sub('1/7') },
        'C.7(b)': { score: base.score.add(1) },
        'C.7(c)': { part: { ...base.part, bonus: base.part.bonus.add('1/2') } },
        'C.7(d)': { countBack: [fraction(6), fraction(6)] },
        'C.7(e)': { teamPlace: fraction(2) },
        'C.7(f)': { rolls: [fraction(51)] },
      },
      (one, player) => ({ ...one, player }),
    );
  });

  it('WM C.7(a): adds up a country over all boards, whoever played it', () => {
    const one = roundOne(['10 8 6 4 3 2 1', '1 8 6 4 3 10 2']);
    const country = (player: number) => one.players.find(({ who }) => who.player === player)?.who.country;
    expect([country(11), country(21)]).toEqual([fraction(43), fraction(43)]);
    expect(country(17)).toEqual(fraction(1 + 2 + 1));
  });

  it('WM C.7(d): counts back from the end of 1908 to that of 1901', () => {
    const one = roundOne(['1/2/3/4/5/6/7/8/9 5 5 5 5 3 2']);
    expect(one.players.find(({ who }) => who.player === 11)?.who.countBack).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map(fraction),
    );
    const countBack = creditedChain.find(({ point }) => point === 'C.7(d)');
    const first = one.players[0]?.who;
    expect(first && [0, 1, 7].map((place) => countBack?.turn?.(place, first))).toEqual([
      '1908',
      '1907',
      '1901',
    ]);
  });

  it('WM C.7(e): puts players without a team behind all teams', () => {
    const one = roundOne(['9 8 6 4 3 2 2'], new Map(), [1, 2, 3, 4, 5, 6]);
    const alone = one.players.find(({ who }) => who.player === 17)?.who;
    expect(alone).toMatchObject({ team: null, credits: 0, teamPlace: fraction(7) });
  });

  it('WM C.7: advances as many as there are places, and waits for rolls where a tie lies across the line', () => {
    // On two boards the same happens to the same powers: all pairs tie for everything but their rolls.
    const line = '10 8 6 4 3 2 1';
    const one = roundOne([line, line]);
    expect(one.neededRolls).toEqual([]);
    const even = advanceToRoundTwo(one, 4);
    expect(even.advancing.map(({ player }) => player)).toEqual([11, 21, 12, 22]);
    expect(even.neededRolls).toEqual([]);
    const odd = advanceToRoundTwo(one, 3);
    expect(odd.advancing.map(({ player }) => player)).toEqual([11, 21]);
    expect(odd.neededRolls).toEqual([12, 22]);
    const rolled = advanceToRoundTwo(
      roundOne(
        [line, line],
        new Map([
          [12, [3]],
          [22, [4]],
        ]),
      ),
      3,
    );
    expect(rolled.advancing.map(({ player }) => player)).toEqual([11, 21, 22]);
    expect(rolled.standing[3]?.decided).toMatchObject({
      point: 'C.7(f)',
      turn: 'roll 1',
      before: fraction(4),
      own: fraction(3),
    });
  });

  it('WM C.7(f): rolls for the credits of teams that nothing else puts apart, before anybody is certain', () => {
    // The two teams win as the same power, on boards that went the same way.
    const boards = [1, 2].map((board) =>
      scoreBoard(aBoard('18 9 7 0 0 0 0', { board, seats: { AUS: { team: board } } }), scoring),
    );
    const teams = [1, 2].map((number) => ({ number, members: [10 * number + 1] }));
    const one = roundOneStandings(boards, teams, new Map());
    expect(one.teams.map(({ place }) => place)).toEqual([1, 1]);
    expect(advanceToRoundTwo(one, 7)).toMatchObject({ advancing: [], neededRolls: [11, 21] });
    const rolled = roundOneStandings(
      boards,
      teams,
      new Map([
        [11, [50]],
        [21, [60]],
      ]),
    );
    expect(rolled.teams.map(({ who }) => who.team)).toEqual([2, 1]);
    expect(advanceToRoundTwo(rolled, 2).advancing.map(({ player, credits }) => [player, credits])).toEqual([
      [21, 10],
      [11, 9],
    ]);
  });

  it('WM C.15: ranks nobody who only stood in', () => {
    const board = aBoard('9 8 6 4 3 2 2', {
      seats: {
        AUS: {
          tenures: [
            tenure(1, { to: 3 }),
            tenure(2, { from: 3, to: 9, as: 'temporary' }),
            tenure(1, { from: 9, as: 'first' }),
          ],
        },
      },
    });
    const one = roundOneStandings([scoreBoard(board, scoring)], [], new Map());
    expect(one.players.map(({ who }) => who.player)).toEqual([1, 12, 13, 14, 15, 16, 17]);
  });
});
