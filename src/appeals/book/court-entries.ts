import { z } from 'zod';
import { effect, relief } from '../../court-items.ts';
import { act, aside, caseNumber, date, entry, person } from '../../ledger/fields.ts';

export type { Effect, Relief, Subject } from '../../court-items.ts';

export const number = z.int().positive();

/** What a panel leaves open to the Moderator; nothing where it is not said (Acts II.9.4 and III.3.8). */
const leftOpen = z.object({ lift: z.boolean(), until: date.nullable(), points: z.int().nullable() });

const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('uphold') }),
  z.object({ kind: z.literal('overturn'), relief }),
  z.object({ kind: z.literal('remand'), open: leftOpen.optional() }),
]);

/** What came of the votes: `stands` where no outcome had a majority, `dismissed` by a motion. */
const outcome = z.discriminatedUnion('kind', [
  ...decision.options,
  z.object({ kind: z.literal('stands') }),
  z.object({ kind: z.literal('dismissed') }),
]);

/** What parties may ask of those who hear their case. */
export const motionKinds = ['dismiss', 'summary', 'join', 'seal', 'raw-evidence'] as const;

export const exhibitFiled = z.object({
  case: caseNumber,
  exhibit: number,
  sealed: z.boolean(),
  /** Of its bytes, in hexadecimal. */
  sha256: z.string(),
  /** In bytes. */
  size: z.int().positive(),
  media: z.string(),
  /** Of an online game, as it was gathered: nothing was taken out of it (Act I.9.5). */
  raw: z.boolean().default(false),
  /** The raw exhibit of which this is the redacted copy. */
  redacts: number.nullable().default(null),
});

/** `exhibit` is to be sealed; `with` is the case to be heard in one with this. */
export const motionMade = z.object({
  case: caseNumber,
  motion: number,
  kind: z.enum(motionKinds),
  exhibit: number.nullable(),
  with: caseNumber.nullable(),
});

export const opinionKinds = ['majority', 'concurrence', 'dissent'] as const;

/** What somebody of the Court or a Moderator has to do by a day, and is reminded of. */
export const courtDuties = ['opinion', 'vote', 'redecision'] as const;

/** `bar`: no further appeal until then (Act II.9.5). */
export const vote = z.object({ case: aside, person, decision, bar: date.nullable() });

export const judgement = z.object({
  case: caseNumber,
  enBanc: z.boolean(),
  outcome,
  bar: date.nullable(),
  effects: z.array(effect),
  /** The decisions in this case in whose place it came, by their entries. */
  supersedes: z.array(entry),
  /** Who voted for it. */
  majority: z.array(person),
  /** Who did not vote in time (Act III.3.9). */
  silent: z.array(person),
});

export const opinion = z.object({
  case: caseNumber,
  opinion: number,
  kind: z.enum(opinionKinds),
  author: person,
  enBanc: z.boolean(),
  /** Its holding is shown with these Acts from here on (Act III.3.1). */
  holds: z.array(act),
});

/** How a Moderator decided again after a remand. */
export const redecisions = ['kept', 'replaced', 'withdrawn'] as const;

export type Decision = z.infer<typeof decision>;
export type JudgementOutcome = z.infer<typeof outcome>;
export type MotionKind = (typeof motionKinds)[number];
export type OpinionKind = (typeof opinionKinds)[number];
export type CourtDuty = (typeof courtDuties)[number];
export type Redecision = (typeof redecisions)[number];
