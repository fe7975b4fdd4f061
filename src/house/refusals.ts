import type { Act } from '../../terms/register.ts';
import type { courtProblems, courtRefusals } from '../appeals/words/refusals/court.ts';
import type { ladderProblems, ladderRefusals } from '../ladder/words/refusals/ladder.ts';
import type { houseProblems, houseRefusals } from './words/refusals/house.ts';
import type { FieldsOf } from './words/wording.ts';

type Refusals = typeof houseRefusals & typeof ladderRefusals & typeof courtRefusals;
type Problems = typeof houseProblems & typeof ladderProblems & typeof courtProblems;

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
