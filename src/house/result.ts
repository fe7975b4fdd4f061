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

export type RefusalCode = keyof Refusals;
export type Problem = keyof Problems;

/** What the Terms forbid, each with the Acts it rests on. A new way of saying no is a new member of its room's words. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [Each in Code]: { code: Each; acts: readonly Act[] } & FieldsOf<Refusals[Each]>;
}[Code];

/** Input that says nothing the club understands: not forbidden, but unclear. */
export type Invalid<Of extends Problem = Problem> = {
  [Each in Of]: { problem: Each } & FieldsOf<Problems[Each]>;
}[Of];
