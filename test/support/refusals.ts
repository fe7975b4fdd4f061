import type { Result } from '../../src/house/result.ts';
import type { Outcome } from '../../src/told.ts';

/** The codes of the refusals, or the problem of what was not understood, or `done`. */
export function saidOf(result: Result<Outcome | null>): string[] {
  if (result.ok) return ['done'];
  if ('invalid' in result) return [result.invalid.problem];
  return result.refusals.map(({ code }) => code);
}

/** All Acts that the refusals cite. */
export const actsOf = (result: Result<Outcome | null>): string[] =>
  'refusals' in result ? result.refusals.flatMap(({ acts }) => acts) : [];
