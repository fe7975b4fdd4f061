import { z } from 'zod';
import { decayBases } from '../../../terms/leaderboard/decay.ts';
import {
  act,
  aside,
  caseNumber,
  date,
  entry,
  game,
  instant,
  part,
  penalty,
  person,
  points,
} from '../../ledger/fields.ts';

const number = z.int().positive();

/** What a petition is against. A ban is named by its penalty, a monitor, a deduction and a modification by their entries. */
const subject = z.discriminatedUnion('kind', [
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

/** What a judgement does to the board, for as long as no later one of the same case takes its place. */
const effect = z.discriminatedUnion('kind', [
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

/** What happens before the Court of Appeals (Act III.3). */
export const courtSchemas = {
  /** Somebody asks the Court to look at something; `enBanc` where that goes to the whole Court (Acts II.6.3 and III.5). */
  petitioned: z.object({
    case: caseNumber,
    year: z.int(),
    /** Its place among the cases of its year: `[2026] CoA 3`. */
    ordinal: number,
    petitioner: person,
    respondent: person.nullable(),
    subject,
    enBanc: z.boolean(),
  }),
  'petition-withdrawn': z.object({ case: caseNumber }),
  'petition-denied': z.object({ case: caseNumber }),
  /** The word of the Chief Justice, or of one Justice, that the case is to be heard (Act III.3.6). */
  'writ-given': z.object({ case: caseNumber, person, chief: z.boolean() }),
  /** The Chief Justice chooses who hears it, or who hears it from here on (Acts III.3.5 and III.3.7). */
  'panel-seated': z.object({ case: caseNumber, panel: z.array(person), despiteConflict: z.array(person) }),
  /** A Justice does not sit, by their own word (Act III.3.5). */
  recused: z.object({ case: caseNumber, person }),
  'counsel-named': z.object({ case: caseNumber, person, party: person }),
  'witness-called': z.object({ case: caseNumber, person }),
  'exhibit-filed': z.object({
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
  }),
  /** The Chief Justice shows a redacted copy to Moderators and Justices (Act I.9.5). */
  'exhibit-released': z.object({ case: caseNumber, exhibit: number }),
  /** Somebody looked at a sealed exhibit, or the staff at any. */
  'exhibit-viewed': z.object({ case: aside, exhibit: number, person }),
  /** The file of an exhibit was erased, as whoever filed it had their data erased (Act 0.13). */
  'exhibit-erased': z.object({ case: caseNumber, exhibit: number }),
  /** `exhibit` is to be sealed; `with` is the case to be heard in one with this. */
  'motion-made': z.object({
    case: caseNumber,
    motion: number,
    kind: z.enum(motionKinds),
    exhibit: number.nullable(),
    with: caseNumber.nullable(),
  }),
  'motion-voted': z.object({ case: aside, motion: number, person, grant: z.boolean() }),
  /** The motion is decided, by majority of those who hear the case. */
  'motion-ruled': z.object({ case: caseNumber, motion: number, granted: z.boolean() }),
  /** Sealed until everybody has voted. `bar`: no further appeal until then (Act II.9.5). */
  'vote-cast': z.object({ case: aside, person, decision, bar: date.nullable() }),
  /** No outcome had a majority: everybody votes once more (Act III.3.8). */
  'revote-called': z.object({ case: caseNumber }),
  /**
   * The Court's judgement, carried out by its effects. `supersedes`: the judgement below, and the Moderator's decision
   * after it, whose effects end.
   */
  judged: z.object({
    case: caseNumber,
    enBanc: z.boolean(),
    outcome,
    bar: date.nullable(),
    effects: z.array(effect),
    supersedes: z.array(entry),
    /** Who voted for it. */
    majority: z.array(person),
    /** Who did not vote in time (Act III.3.9). */
    silent: z.array(person),
  }),
  /** The Moderator's new decision after a remand; it is no second penalty (Act III.3.8). */
  redecided: z.object({ case: caseNumber, redecision: z.enum(redecisions), effects: z.array(effect) }),
  /** The Moderator's time is over: the panel has the case back (Act III.3.8). */
  'remand-returned': z.object({ case: caseNumber }),
  /** Who writes for the majority: by the Chief Justice's choice, or by their own (Act III.3.10). */
  'author-chosen': z.object({ case: caseNumber, person }),
  'opinion-published': z.object({
    case: caseNumber,
    opinion: number,
    kind: z.enum(opinionKinds),
    author: person,
    enBanc: z.boolean(),
    /** Its holding is shown with these Acts from here on (Act III.3.1). */
    holds: z.array(act),
  }),
  'en-banc-asked': z.object({ case: caseNumber, person }),
  'en-banc-answered': z.object({ case: caseNumber, accepted: z.boolean() }),
  'court-reminded': z.object({ case: caseNumber, duty: z.enum(courtDuties), day: z.int() }),
  /** Everybody was told that the case has waited for the Chief Justice too long. */
  'wait-told': z.object({ case: caseNumber }),
  /** The Justices were told how their docket stands, on that day. */
  'docket-told': z.object({ date }),
} as const;

export type Subject = z.infer<typeof subject>;
export type Relief = z.infer<typeof relief>;
export type Decision = z.infer<typeof decision>;
export type JudgementOutcome = z.infer<typeof outcome>;
export type Effect = z.infer<typeof effect>;
export type MotionKind = (typeof motionKinds)[number];
export type OpinionKind = (typeof opinionKinds)[number];
export type CourtDuty = (typeof courtDuties)[number];
export type Redecision = (typeof redecisions)[number];
