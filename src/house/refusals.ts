import type { Act } from '../../terms/register.ts';
import type { Problems, Refusals } from '../told.ts';
import type { FieldsOf } from './words/wording.ts';

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
