import { describe, expect, it } from 'vitest';
import { rounds, scoring } from '../../../../../src/tables/tournaments/rules/maharajiad/figures.ts';
import { mayReplace } from '../../../../../src/tables/tournaments/rules/maharajiad/replacements-limit.ts';
import {
  advanceToSecondRound,
  countryChain,
  firstRoundChain,
  firstRoundStandings,
  maharajiadCountries,
} from '../../../../../src/tables/tournaments/rules/maharajiad/round-one.ts';
import {
  secondRoundChain,
  winner,
} from '../../../../../src/tables/tournaments/rules/maharajiad/round-two.ts';
import { type ScoredBoard, scoreBoard } from '../../../../../src/tables/tournaments/rules/parts.ts';
import type { Rolls } from '../../../../../src/tables/tournaments/rules/rolls.ts';
import { type ABoard, aBoard, fraction, tenure } from '../a-board.ts';
import { expectChain } from '../a-chain.ts';

const none: Rolls = new Map();
const scored = (counts: string, more: ABoard = {}): ScoredBoard =>
  scoreBoard(aBoard(counts, { firstYear: 1501, lastYear: 1510, ...more }), scoring);
/** Boards of round 1, a line of counts for each. */
const boardsOf = (...lines: readonly string[]) => lines.map((counts, n) => scored(counts, { board: n + 1 }));
const names = (qualified: readonly { player: number; point: string }[]) =>
  qualified.map(({ player, point }) => `${player} ${point}`);

const six = boardsOf(
  '12 9 6 4 3 2 1',
  '11 9 7 4 3 2 1',
  '5 14 6 5 4 2 1',
  '7 7 9 5 4 3 2',
  '6 8 5 13 3 1 1',
  '19 8 5 4 1 0 0',
);

it.each([
  [{ firstRound: 0, playsOwn: false }, 1, true],
  [{ firstRound: 1, playsOwn: false }, 1, false],
  [{ firstRound: 1, playsOwn: false }, 2, true],
  [{ firstRound: 0, playsOwn: true }, 1, false],
  [{ firstRound: 0, playsOwn: true }, 2, false],
])('MJ A.13: who has %j may replace a player in round %i: %s', (games, round, may) => {
  expect(mayReplace(games, round)).toBe(may);
});

describe('Maharajiad, round 1', () => {
  it('MJ A.10: has six games to the Fall of 1510, and one that is played until somebody wins', () => {
    expect(rounds).toEqual([
      { round: 1, boards: 6, lastYear: 1510 },
      { round: 2, boards: 1, lastYear: null },
    ]);
  });

  it('MJ A.16: takes the best of each of the six boards, and the best of all others', () => {
    const { qualified, neededRolls } = advanceToSecondRound(firstRoundStandings(six, none), []);
    // 12 and 22 have 9 each as the same power, in all years: their rolls decide.
    expect(names(qualified)).toEqual(['11 A.16', '21 A.16', '32 A.16', '43 A.16', '54 A.16', '61 A.16']);
    expect(neededRolls).toEqual([12, 22]);
    const rolled = firstRoundStandings(
      six,
      new Map([
        [12, [10]],
        [22, [9]],
      ]),
    );
    expect(advanceToSecondRound(rolled, []).qualified.at(-1)).toEqual({
      player: 12,
      point: 'A.16',
      board: null,
    });
  });

  it('MJ A.16: scores a solo as 37 and nothing for the others', () => {
    const standing = firstRoundStandings(six, none);
    expect(standing[0]?.who).toMatchObject({ player: 61, score: fraction(37) });
    expect(standing.find(({ who }) => who.player === 62)?.who.score).toEqual(fraction(0));
  });

  it('MJ A.16: goes by scores that are divided', () => {
    const seats = { AUS: { tenures: [tenure(1, { to: 10 }), tenure(2, { from: 10 })] } };
    const standing = firstRoundStandings([scored('12 9 6 4 3 2 1', { seats })], none);
    expect(advanceToSecondRound(standing, []).qualified[0]).toEqual({ player: 12, point: 'A.16', board: 1 });
  });

  it('MJ A.19(a): adds up the centres of each power over all boards of the round', () => {
    const [first] = advanceToSecondRound(
      firstRoundStandings(boardsOf('10 10 6 5 3 2 1', '9 8 7 6 4 2 1'), none),
      [],
    ).boards;
    expect(first?.standing[1]).toMatchObject({
      who: { player: 11 },
      decided: { point: 'A.19(a)', before: fraction(18), own: fraction(19) },
    });
  });

  it('MJ A.19(b): counts back from the end of 1509', () => {
    const [first] = advanceToSecondRound(
      firstRoundStandings(boardsOf('9/10 10 6 5 3 2 1', '9 9 7 6 3 2 1'), none),
      [],
    ).boards;
    expect(first?.standing[1]?.decided).toMatchObject({
      point: 'A.19(b)',
      turn: '1509',
      before: fraction(10),
      own: fraction(9),
    });
  });

  it('MJ A.16, A.19: decide in order', () => {
    const [first] = firstRoundStandings(six, none);
    if (first === undefined) throw new Error('Nobody is ranked');
    expectChain(
      firstRoundChain,
      { ...first.who, countBack: [fraction(5), fraction(4)], rolls: [fraction(50)] },
      {
        'A.16': { score: first.who.score.add('1/7') },
        'A.19(a)': { country: first.who.country.sub(1) },
        'A.19(b)': { countBack: [fraction(5), fraction(5)] },
        'A.19(c)': { rolls: [fraction(51)] },
      },
      (each, player) => ({ ...each, player }),
    );
  });

  it('MJ A.21: lets in the next of the others for each who declines', () => {
    const standing = firstRoundStandings(
      six,
      new Map([
        [12, [10]],
        [22, [9]],
      ]),
    );
    expect(names(advanceToSecondRound(standing, [32]).qualified)).toEqual([
      '11 A.16',
      '21 A.16',
      '43 A.16',
      '54 A.16',
      '61 A.16',
      '12 A.16',
      '22 A.21',
    ]);
    // The best of the others may decline as well; then 52, with 8, comes after 22.
    expect(names(advanceToSecondRound(standing, [12]).qualified).slice(-2)).toEqual(['61 A.16', '22 A.21']);
    expect(names(advanceToSecondRound(standing, [12, 32]).qualified).slice(-2)).toEqual([
      '22 A.21',
      '52 A.21',
    ]);
  });

  it('MJ A.22: finds the best game of each power in round 1 by its centres, its count-back and rolls', () => {
    const later = scored('30 1 1 1 1 1 1', { round: 2, board: 1, lastYear: null });
    const best = maharajiadCountries([...six, later], none);
    expect(best.map(({ power, advancing }) => `${power} ${advancing.map(({ player }) => player)}`)).toEqual([
      'AUS 61',
      'ENG 32',
      'FRA 43',
      'GER 54',
      'ITA ',
      'RUS 46',
      'TUR 47',
    ]);
    expect(best.find(({ power }) => power === 'ITA')?.neededRolls).toEqual([35, 45]);
    expect(countryChain.map(({ point }) => point)).toEqual(['A.22', 'A.22(a)', 'A.22(b)']);
  });

  it('MJ A.22(a): counts back from the end of 1509', () => {
    const [austria] = maharajiadCountries(boardsOf('8/10 9 6 5 4 2 1', '9/10 9 6 5 4 2 1'), none);
    expect(austria?.standing[1]?.decided).toMatchObject({
      point: 'A.22(a)',
      turn: '1509',
      before: fraction(9),
      own: fraction(8),
    });
  });
});

describe('Maharajiad, round 2', () => {
  const final = (counts: string, more: ABoard = {}) =>
    scored(counts, { round: 2, lastYear: null, end: { how: 'stalemate', seasons: 24 }, years: 12, ...more });
  const one = { boards: six, standing: firstRoundStandings(six, none) };
  /** The seats of round 2, in the order of the powers. */
  const played = Object.fromEntries(
    [32, 11, 21, 43, 54, 61, 12].map((player, n) => [
      ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'][n] ?? '',
      { tenures: [tenure(player)] },
    ]),
  );

  it('MJ A.17: has the most centres win, and a solo of 19 count as 37', () => {
    expect(winner(final('18 9 6 2 1 1 0', { seats: played }), one, none).advancing[0]).toMatchObject({
      player: 32,
      score: fraction(18),
    });
    const solo = winner(
      final('1 19 10 3 2 1 1', { seats: played, end: { how: 'solo', powers: ['ENG'], seasons: 24 } }),
      one,
      none,
    );
    expect(solo.advancing[0]).toMatchObject({ player: 11, score: fraction(37) });
  });

  it('MJ A.17: goes by scores that are divided', () => {
    const seats = { ...played, AUS: { tenures: [tenure(32, { to: 12 }), tenure(90, { from: 12 })] } };
    expect(winner(final('18 10 6 2 1 0 0', { seats }), one, none).advancing[0]).toMatchObject({ player: 11 });
  });

  it('MJ A.20(a): adds up the centres of each power over both rounds', () => {
    const { standing } = winner(final('10 10 7 4 3 2 1', { seats: played }), one, none);
    // Austria: 12, 11, 5, 7, 6, 37 and 10. England: 9, 9, 14, 7, 8, 0 and 10.
    expect(standing[1]).toMatchObject({
      who: { player: 32 },
      decided: { point: 'A.20(a)', before: fraction(57), own: fraction(88) },
    });
  });

  it('MJ A.20(b): counts back from the last full year before the end', () => {
    const level = { boards: [], standing: [] };
    const { standing } = winner(final('9/10 10 7 4 3 2 1', { seats: played }), level, none);
    expect(standing[1]?.decided).toMatchObject({
      point: 'A.20(b)',
      turn: '1511',
      before: fraction(10),
      own: fraction(9),
    });
  });

  it('MJ A.20(c): applies the tie-breaks of round 1', () => {
    const two = boardsOf('7 10 7 5 4 3 1', '10 7 7 5 4 3 1');
    const before = { boards: two, standing: firstRoundStandings(two, none) };
    // Each power has 10 + 7 before; 12 and 21 play the two that tie now.
    const seats = { AUS: { tenures: [tenure(12)] }, ENG: { tenures: [tenure(21)] } };
    const tied = winner(final('10 10 7 4 3 2 1', { seats }), before, none);
    expect(tied).toMatchObject({ advancing: [], neededRolls: [12, 21] });
    const rolled = winner(
      final('10 10 7 4 3 2 1', { seats }),
      before,
      new Map([
        [12, [5]],
        [21, [6]],
      ]),
    );
    expect(rolled.standing[1]?.decided).toMatchObject({ point: 'A.20(c) with A.19(c)' });
    expect(rolled.advancing[0]?.player).toBe(21);
  });

  it('MJ A.17, A.20: decide in order', () => {
    const [first] = winner(final('10 9 8 4 3 2 1', { seats: played }), one, none).standing;
    if (first === undefined) throw new Error('Nobody is ranked');
    expectChain(
      secondRoundChain,
      {
        ...first.who,
        countBack: [fraction(5), fraction(4)],
        countryBefore: [fraction(9)],
        countBackBefore: [fraction(5), fraction(4)],
        rolls: [fraction(50)],
      },
      {
        'A.17': { score: first.who.score.add('1/7') },
        'A.20(a)': { country: first.who.country.sub(1) },
        'A.20(b)': { countBack: [fraction(5), fraction(5)] },
        'A.20(c) with A.19(a)': { countryBefore: [fraction(8)] },
        'A.20(c) with A.19(b)': { countBackBefore: [fraction(5), fraction(5)] },
        'A.20(c) with A.19(c)': { rolls: [fraction(51)] },
      },
      (each, player) => ({ ...each, player }),
    );
  });
});
