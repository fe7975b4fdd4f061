import { describe, expect, it } from 'vitest';
import { mayTakeSeat } from '../../../../../src/tables/tournaments/rules/world-masters/games-limit.ts';
import { roundsOf } from '../../../../../src/tables/tournaments/rules/world-masters/rounds.ts';

describe('World Masters', () => {
  it('WM B.1 and B.3: plays four rounds to the Falls of 1909, 1909, 1912 and 1915, the first two for the teams', () => {
    expect(roundsOf(84)).toEqual([
      { round: 1, kind: 'first', boards: 84, places: 588, lastYear: 1909, forTeams: true },
      { round: 2, kind: 'second', boards: 28, places: 196, lastYear: 1909, forTeams: true },
      { round: 3, kind: 'semi-final', boards: 7, places: 49, lastYear: 1912, forTeams: false },
      { round: 4, kind: 'final', boards: 1, places: 7, lastYear: 1915, forTeams: false },
    ]);
  });

  it.each([
    [42, 21],
    [43, 21],
    [44, 22],
    [55, 27],
    [56, 28],
    [57, 28],
    [83, 28],
    [84, 28],
    [85, 29],
    [87, 29],
    [88, 30],
    [100, 34],
    [147, 49],
    [148, 49],
    [300, 49],
  ])('WM B.4: gives the second round of %i teams %i boards', (teams, boards) => {
    expect(roundsOf(teams)[1]).toMatchObject({ kind: 'second', boards });
  });

  it.each([
    [41, 7],
    [7, 7],
    [6, 6],
  ])('WM B.4: makes the second round of %i teams the semi-final, with %i boards', (teams, boards) => {
    expect(roundsOf(teams)).toEqual([
      expect.objectContaining({ round: 1, kind: 'first', boards: teams, lastYear: 1909 }),
      expect.objectContaining({ round: 2, kind: 'semi-final', boards, lastYear: 1912, forTeams: false }),
      expect.objectContaining({ round: 3, kind: 'final', lastYear: 1915 }),
    ]);
  });

  it.each([
    [{ permanent: 2, now: 2 }, 'permanent', true],
    [{ permanent: 3, now: 2 }, 'permanent', false],
    [{ permanent: 3, now: 2 }, 'temporary', true],
    [{ permanent: 2, now: 3 }, 'permanent', false],
    [{ permanent: 0, now: 3 }, 'temporary', false],
    [{ permanent: 3, now: 0 }, 'permanent', false],
  ] as const)('WM B.9: with %j a %s seat: %s', (games, as, may) => {
    expect(mayTakeSeat(games, as)).toBe(may);
  });
});
