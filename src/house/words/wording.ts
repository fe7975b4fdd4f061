import type { ClubView } from '../ports.ts';

/** Why not, in one sentence, and what to do about it. */
export interface Wording {
  wrong: string;
  remedy: string;
  /** What several refusals may have to say alike; it is said once, at the end. */
  closing: string;
}

export const say = (wrong: string, remedy: string, closing = ''): Wording => ({ wrong, remedy, closing });

/** The words of each refusal by its code, or of what was not understood by its problem. What they need are its fields. */
export type Worded = Readonly<Record<string, (fields: never, view: ClubView) => Wording>>;

/** What such words need to know. */
export type FieldsOf<Words> = Words extends (fields: infer Fields, view: ClubView) => Wording
  ? Fields
  : never;
