import type { Refusal } from '../../../club/refusals.ts';

/** Why not, in one sentence, and what to do about it. */
export interface Wording {
  wrong: string;
  remedy: string;
}

export const say = (wrong: string, remedy: string): Wording => ({ wrong, remedy });

/** The refusals of certain codes. */
export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
