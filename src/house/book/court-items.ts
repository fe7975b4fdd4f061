import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { date, entry, instant, part, penalty } from '../../ledger/fields.ts';
import { keepLatest, undo } from '../../ledger/hindsight.ts';
import type { Hindsight, State } from '../../rule-books.ts';

/** What is on something in the ledger: a petition, or what a judgement does. */
export interface On<It> {
  /** The thing, such as `entry 12`: two that name the same are about the same. Null for nothing in the ledger. */
  on(it: It): string | null;
}

/** What an effect of a judgement does, for as long as no later judgement of the same case takes its place. */
export interface EffectRule<Effect> extends On<Effect> {
  readonly leaves: 'undone' | 'changed' | 'lifted';
  lookBack?(later: Hindsight, effect: Effect, at: Instant): void;
  apply?(state: State, effect: Effect, at: Instant): void;
}

type Kinded = { kind: string };
export type SubjectRules<S extends Kinded> = { readonly [K in S['kind']]: On<Extract<S, { kind: K }>> };
export type EffectRules<E extends Kinded> = {
  readonly [K in E['kind']]: EffectRule<Extract<E, { kind: K }>>;
};

/** What of the house a petition can be against. A ban is named by its penalty. */
export const houseSubjects = [
  z.object({ kind: z.literal('penalty'), penalty }),
  z.object({ kind: z.literal('ban'), penalty }),
] as const;

/** A ban and the penalty that it is part of are the same. */
const ofPenalty = { on: ({ penalty }: { penalty: number }) => `penalty ${penalty}` };

export const houseSubjectRules: SubjectRules<z.output<(typeof houseSubjects)[number]>> = {
  penalty: ofPenalty,
  ban: ofPenalty,
};

/** What the Court can decide in place of what it overturns (Act III.3.8). */
export const houseReliefs = [
  z.object({ kind: z.literal('undo') }),
  /** The ban ends on that day instead. */
  z.object({ kind: z.literal('until'), until: date, endsAt: instant }),
  /** So many points instead; a penalty of none is a warning. */
  z.object({ kind: z.literal('points'), points: z.int() }),
] as const;

/** What a judgement can do to what the house decided. */
export const houseEffects = [
  z.object({ kind: z.literal('void'), entry }),
  z.object({ kind: z.literal('penalty'), penalty, parts: z.array(part) }),
] as const;

export const houseEffectRules: EffectRules<z.output<(typeof houseEffects)[number]>> = {
  void: {
    on: ({ entry }) => `entry ${entry}`,
    leaves: 'undone',
    lookBack: (later, { entry }, at) => undo(later, entry, at),
  },
  penalty: {
    ...ofPenalty,
    leaves: 'changed',
    lookBack(later, { penalty, parts }, at) {
      later.replacedAt.set(penalty, at);
      keepLatest(later.penalties, penalty, parts);
    },
  },
};
