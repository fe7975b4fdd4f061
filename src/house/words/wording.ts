import type { Refusal } from '../refusals.ts';

/** Why not, in one sentence, and what to do about it. */
export interface Wording {
  wrong: string;
  remedy: string;
  /** What several refusals may have to say alike; it is said once, at the end. */
  closing: string;
}

export const say = (wrong: string, remedy: string, closing = ''): Wording => ({ wrong, remedy, closing });

/** The refusals of certain codes. */
export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
