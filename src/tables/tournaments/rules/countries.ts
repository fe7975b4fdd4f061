import Fraction from 'fraction.js';
import type { ScoredBoard } from './parts.ts';

/** What each power scored over all these boards, whoever played it. */
export function countryTotals(boards: readonly ScoredBoard[]): ReadonlyMap<string, Fraction> {
  const totals = new Map<string, Fraction>();
  for (const { power, score } of boards.flatMap(({ positions }) => positions))
    totals.set(power, (totals.get(power) ?? new Fraction(0)).add(score));
  return totals;
}
