import { z } from 'zod';
import { relief } from '../../court-items.ts';
import { date } from '../../ledger/fields.ts';

export type { Effect, Relief, Subject } from '../../court-items.ts';

export const number = z.int().positive();

/** What a panel leaves open to the Moderator; nothing where it is not said (Acts II.9.4 and III.3.8). */
const leftOpen = z.object({ lift: z.boolean(), until: date.nullable(), points: z.int().nullable() });

export const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('uphold') }),
  z.object({ kind: z.literal('overturn'), relief }),
  z.object({ kind: z.literal('remand'), open: leftOpen.optional() }),
]);

/** What came of the votes: `stands` where no outcome had a majority, `dismissed` by a motion. */
export const outcome = z.discriminatedUnion('kind', [
  ...decision.options,
  z.object({ kind: z.literal('stands') }),
  z.object({ kind: z.literal('dismissed') }),
]);

/** What parties may ask of those who hear their case. */
export const motionKinds = ['dismiss', 'summary', 'join', 'seal', 'raw-evidence'] as const;

export const opinionKinds = ['majority', 'concurrence', 'dissent'] as const;

/** What somebody of the Court or a Moderator has to do by a day, and is reminded of. */
export const courtDuties = ['opinion', 'vote', 'redecision'] as const;

/** How a Moderator decided anew after a remand. */
export const redecisions = ['kept', 'replaced', 'withdrawn'] as const;

export type Decision = z.infer<typeof decision>;
export type JudgementOutcome = z.infer<typeof outcome>;
export type MotionKind = (typeof motionKinds)[number];
export type OpinionKind = (typeof opinionKinds)[number];
export type CourtDuty = (typeof courtDuties)[number];
export type Redecision = (typeof redecisions)[number];
