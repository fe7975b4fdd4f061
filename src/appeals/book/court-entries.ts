import { z } from 'zod';
import { decayBases } from '../../../terms/leaderboard/decay.ts';
import { date, entry, game, instant, part, penalty, person, points } from '../../ledger/fields.ts';

export const number = z.int().positive();

/** What a petition is against. A ban is named by its penalty, a monitor, a deduction and a modification by their entries. */
export const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('penalty'), penalty }),
  z.object({ kind: z.literal('ban'), penalty }),
  z.object({ kind: z.literal('monitor'), monitor: entry }),
  z.object({ kind: z.literal('game'), game }),
  z.object({ kind: z.literal('deduction'), entry }),
  z.object({ kind: z.literal('technical'), entry }),
  z.object({ kind: z.literal('other') }),
]);

/** What the Court decides in place of what it overturns (Act III.3.8). */
const relief = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo') }),
  /** The ban ends on that day instead. */
  z.object({ kind: z.literal('until'), until: date, endsAt: instant }),
  /** So many points instead; a penalty of none is a warning. */
  z.object({ kind: z.literal('points'), points: z.int() }),
  /** The game's result instead, as its `player` sees it. */
  z.object({ kind: z.literal('result'), score: points }),
]);

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

/** What a judgement does to the board, for as long as no later one of the same case takes its place. */
export const effect = z.discriminatedUnion('kind', [
  /** The entry never happened. */
  z.object({ kind: z.literal('void'), entry }),
  /** The penalty was this from the start. */
  z.object({ kind: z.literal('penalty'), penalty, parts: z.array(part) }),
  /** The game ended so. */
  z.object({ kind: z.literal('game'), game, score: points }),
  /** The score was changed by so many points. */
  z.object({ kind: z.literal('adjust'), entry, points: z.int() }),
  /** The deduction was not due, whatever the register comes to say (Act II.6.3). */
  z.object({ kind: z.literal('excuse'), entry, person, date, basis: z.enum(decayBases) }),
  /** The monitor ends here (Act II.10.5). */
  z.object({ kind: z.literal('lift'), monitor: entry }),
]);

/** What parties may ask of those who hear their case. */
export const motionKinds = ['dismiss', 'summary', 'join', 'seal', 'raw-evidence'] as const;

export const opinionKinds = ['majority', 'concurrence', 'dissent'] as const;

/** What somebody of the Court or a Moderator has to do by a day, and is reminded of. */
export const courtDuties = ['opinion', 'vote', 'redecision'] as const;

/** How a Moderator decided anew after a remand. */
export const redecisions = ['kept', 'replaced', 'withdrawn'] as const;

export type Subject = z.infer<typeof subject>;
export type Relief = z.infer<typeof relief>;
export type Decision = z.infer<typeof decision>;
export type JudgementOutcome = z.infer<typeof outcome>;
export type Effect = z.infer<typeof effect>;
export type MotionKind = (typeof motionKinds)[number];
export type OpinionKind = (typeof opinionKinds)[number];
export type CourtDuty = (typeof courtDuties)[number];
export type Redecision = (typeof redecisions)[number];
