import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import { expectedScore, kFactor, type RatingFacts, ratingChange } from '../../../terms/leaderboard/elo.ts';

const figures = defaultFigures;
/** Somebody's first game, over the board, between equals at 200. */
const first: RatingFacts = { own: 200, other: 200, score: 1, ratedGames: 0, online: false, figures };

describe('Act II.3: the K-factor by rated games already played', () => {
  it.each([
    { games: 0, k: 40 },
    { games: 3, k: 40 },
    { games: 4, k: 30 },
    { games: 6, k: 30 },
    { games: 7, k: 20 },
    { games: 10, k: 20 },
    { games: 11, k: 10 },
    { games: 500, k: 10 },
  ])('$games games: $k', ({ games, k }) => {
    expect(kFactor(games, figures)).toBe(k);
    expect(ratingChange({ ...first, ratedGames: games })).toMatchObject({ k, change: k / 2 });
  });

  it('is zero where a club’s table ends, and then nothing moves', () => {
    const short = withFigures(figures, { kFactors: [{ upToGames: 0, k: 40 }] });
    expect(ratingChange({ ...first, figures: short, ratedGames: 1 })).toMatchObject({ k: 0, newScore: 200 });
  });
});

describe('Act II.3: Elo', () => {
  it.each([
    { own: 200, other: 200, expected: 0.5 },
    { own: 600, other: 200, expected: 10 / 11 },
    { own: 200, other: 600, expected: 1 / 11 },
  ])('$own against $other expects $expected', ({ own, other, expected }) => {
    expect(expectedScore(own, other)).toBeCloseTo(expected, 12);
  });

  it.each([
    { own: 200, other: 200, score: 1, newScore: 220 },
    { own: 200, other: 200, score: 0.5, newScore: 200 },
    { own: 200, other: 200, score: 0, newScore: 180 },
    { own: 200, other: 300, score: 1, newScore: 226 },
    { own: 300, other: 200, score: 1, newScore: 314 },
    { own: 300, other: 200, score: 0.5, newScore: 294 },
  ])('$own against $other brings $score: $newScore', ({ own, other, score, newScore }) => {
    const change = ratingChange({ ...first, own, other, score });
    expect(change).toMatchObject({ newScore, change: newScore - own, floored: false });
  });

  it('always ends in whole points', () => {
    const score = fc.integer({ min: 100, max: 3000 });
    const result = fc.constantFrom(0, 0.5, 1);
    fc.assert(
      fc.property(score, score, result, fc.nat(20), fc.boolean(), (own, other, won, ratedGames, online) => {
        const { newScore, change } = ratingChange({ own, other, score: won, ratedGames, online, figures });
        expect(Number.isInteger(newScore)).toBe(true);
        expect(newScore - own).toBe(change);
      }),
    );
  });
});

describe('Act II.2: no game takes a score under the floor', () => {
  it.each([
    { own: 100, newScore: 100, floored: true },
    { own: 119, newScore: 100, floored: true },
    { own: 120, newScore: 100, floored: false },
    { own: 121, newScore: 101, floored: false },
  ])('$own loses to an equal: $newScore', ({ own, newScore, floored }) => {
    expect(ratingChange({ ...first, own, other: own, score: 0 })).toMatchObject({ newScore, floored });
  });
});

describe('Act I.9.3: online, half the K-factor, before rounding', () => {
  it.each([
    { games: 0, k: 20, change: 10 },
    { games: 4, k: 15, change: 8 },
    { games: 11, k: 5, change: 3 },
  ])('$games games: K $k, a win between equals brings $change', ({ games, k, change }) => {
    expect(ratingChange({ ...first, ratedGames: games, online: true })).toMatchObject({ k, change });
  });
});
