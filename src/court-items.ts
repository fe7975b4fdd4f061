import { z } from 'zod';
import {
  type EffectRule,
  type EffectRules,
  houseEffectRules,
  houseEffects,
  houseReliefs,
  houseSubjectRules,
  houseSubjects,
  type On,
  type SubjectRules,
} from './house/book/court-items.ts';
import {
  ladderEffectRules,
  ladderEffects,
  ladderReliefs,
  ladderSubjectRules,
  ladderSubjects,
} from './ladder/book/court-items.ts';
import {
  tableEffectRules,
  tableEffects,
  tableSubjectRules,
  tableSubjects,
} from './tables/book/court-items.ts';

/** What a petition is against: what the rooms list, or anything else. */
export const subject = z.discriminatedUnion('kind', [
  ...houseSubjects,
  ...ladderSubjects,
  ...tableSubjects,
  z.object({ kind: z.literal('other') }),
]);
export type Subject = z.output<typeof subject>;
export type SubjectOf<K extends Subject['kind']> = Extract<Subject, { kind: K }>;

const subjectRules: SubjectRules<Subject> = {
  ...houseSubjectRules,
  ...ladderSubjectRules,
  ...tableSubjectRules,
  other: { on: () => null },
};

/** What two petitions have to share to be about the same; null for what is about nothing in the ledger. */
export function matterOf(subject: Subject): string | null {
  const rule: On<Subject> = subjectRules[subject.kind];
  return rule.on(subject);
}

/** What the Court decides in place of what it overturns (Act III.3.8). */
export const relief = z.discriminatedUnion('kind', [...houseReliefs, ...ladderReliefs]);
export type Relief = z.output<typeof relief>;

/** What a judgement can do to what the rooms keep. */
export const effect = z.discriminatedUnion('kind', [...houseEffects, ...ladderEffects, ...tableEffects]);
export type Effect = z.output<typeof effect>;

const effectRules: EffectRules<Effect> = { ...houseEffectRules, ...ladderEffectRules, ...tableEffectRules };

/** What that effect does. */
export const ruleOf = ({ kind }: Effect): EffectRule<Effect> => effectRules[kind];
