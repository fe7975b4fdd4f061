import Fraction from 'fraction.js';
import { type Criterion, most } from './ranking.ts';

/** The centres at the end of the year before the last, of the one before that, and so on to the first. */
export const backward = (centres: readonly number[]): Fraction[] =>
  centres
    .slice(0, -1)
    .reverse()
    .map((count) => new Fraction(count));

/** Somebody with centres to count back. */
export interface CountedBack {
  readonly countBack: readonly Fraction[];
}

/** The criterion of the count-back, on boards that began in `firstYear`. */
export const countBack = <T extends CountedBack>(point: string, firstYear: number): Criterion<T> =>
  most(
    point,
    'More centres at the end of the year before the last come first; then of the year before that, and so on.',
    (one) => one.countBack,
    (place, one) => String(firstYear + one.countBack.length - 1 - place),
  );
