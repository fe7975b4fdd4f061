import type { Act } from '../../terms/register.ts';
import type { Problems, Refusals } from '../told.ts';
import type { FieldsOf } from './words/text.ts';

/** What a use case comes to: done, forbidden by the Terms (for every reason there is), or not understood. */
export type Result<T> =
  | { ok: true; value: T }
  | { ok: false; refusals: readonly Refusal[] }
  | { ok: false; invalid: Invalid };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (...refusals: Refusal[]): Result<never> => ({ ok: false, refusals });
export const notUnderstood = (invalid: Invalid): Result<never> => ({ ok: false, invalid });

/** What was found or read; not understood if there is nothing. */
export const understood = <T>(value: T | null | undefined, otherwise: Invalid): Result<T> =>
  value === null || value === undefined ? notUnderstood(otherwise) : done(value);

/** What was typed into an option that may be left out: null, or as it is read. */
export const ifGiven = <Given, T>(
  given: Given | null,
  read: (given: Given) => Result<T>,
): Result<T | null> => (given === null ? done(null) : read(given));

/** The result, or the refusals if there are any. */
export const unlessRefused = <T>(refusals: readonly Refusal[], result: Result<T>): Result<T> =>
  refusals.length > 0 ? refused(...refusals) : result;

/** What all of them came to, in their order; or the first that was refused or not understood. */
export function allOf<T extends unknown[]>(...results: { [Place in keyof T]: Result<T[Place]> }): Result<T>;
export function allOf(...results: Result<unknown>[]): Result<unknown[]> {
  return results.find((each) => !each.ok) ?? done(results.flatMap((each) => (each.ok ? [each.value] : [])));
}

export type RefusalCode = keyof Refusals;
export type Problem = keyof Problems;

/** What the Terms forbid, each with the Acts it rests on, or the rules of a table, with their points as they are cited. A new way of saying no is a new member of its room's words. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [Each in Code]: { code: Each; acts: readonly Act[]; points?: readonly string[] } & FieldsOf<Refusals[Each]>;
}[Code];

/** Input that says nothing the club understands: not forbidden, but unclear. */
export type Invalid<Of extends Problem = Problem> = {
  [Each in Of]: { problem: Each } & FieldsOf<Problems[Each]>;
}[Of];
