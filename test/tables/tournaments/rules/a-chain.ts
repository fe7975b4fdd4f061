import { expect } from 'vitest';
import { type Chain, rank } from '../../../../src/tables/tournaments/rules/ranking.ts';

/** For each point of a chain, in its order, what is better than the rest by it alone. */
export type Better<T> = Readonly<Record<string, Partial<T>>>;

/**
 * Expects that the chain has exactly these points in this order, and that each decides over all after it and nothing over those before: somebody
 * who is better by it comes before somebody who is better by all that follow, whichever has the lower number.
 */
export function expectChain<T>(
  chain: Chain<T>,
  base: T,
  better: Better<T>,
  numbered: (one: T, number: number) => T,
): void {
  const points = Object.keys(better);
  expect(chain.map(({ point }) => point)).toEqual(points);
  for (const [at, point] of points.entries()) {
    const later = Object.assign({}, ...points.slice(at + 1).map((each) => better[each]));
    for (const [winner, loser] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const first = numbered({ ...base, ...better[point] }, winner);
      const last = numbered({ ...base, ...later }, loser);
      const standing = rank([last, first], chain, (one) => (one === first ? winner : loser));
      expect(standing.map(({ who }) => who)).toEqual([first, last]);
      expect(standing[1]?.decided).toMatchObject({ point, tiedOn: points.slice(0, at) });
    }
  }
  const level = rank([numbered(base, 1), numbered(base, 2)], chain, () => 0);
  expect(level.map(({ place }) => place)).toEqual([1, 1]);
}
