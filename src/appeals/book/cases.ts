import type { Stage } from '../../../terms/court/stages.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type {
  CourtDuty,
  Decision,
  Effect,
  JudgementOutcome,
  MotionKind,
  OpinionKind,
  Redecision,
  Subject,
} from './court-entries.ts';

/** A case before the Court of Appeals, with all that has happened in it (Act III.3). */
export interface Case {
  number: CaseNumber;
  /** `[2026] CoA 3` is the third of that year. */
  year: number;
  ordinal: number;
  seq: number;
  filedAt: Instant;
  petitioner: PersonNumber;
  /** Whose act it is about: the Moderator's, or the other player's; null where there is nobody. */
  respondent: PersonNumber | null;
  subject: Subject;
  /** Whether it goes straight to the whole Court. */
  enBanc: boolean;
  stage: Stage;
  /** Since when it is in that stage. */
  since: Instant;
  /** Who of the Court wants it heard. */
  writs: { person: PersonNumber; chief: boolean }[];
  panel: PersonNumber[];
  /** How many were seated when the panel was last chosen, whoever left it since. */
  seats: number;
  /** When somebody was seated last; null before there is a panel. */
  seatedAt: Instant | null;
  /** Those who were seated although they have a conflict (Act III.3.5.1). */
  despiteConflict: PersonNumber[];
  recused: PersonNumber[];
  counsel: { person: PersonNumber; party: PersonNumber }[];
  /** In the order in which they were called. */
  witnesses: PersonNumber[];
  /** Since when somebody has been counsel or a witness in it. */
  involvedSince: Map<PersonNumber, Instant>;
  /** By exhibit number; place 0 is empty. */
  exhibits: (Exhibit | undefined)[];
  /** By motion number; place 0 is empty. */
  motions: (Motion | undefined)[];
  /** The case in whose hearing this one is heard, by a motion to join. */
  heardWith: CaseNumber | null;
  /** Whether the panel ordered the raw evidence of an online game (Act I.9.9). */
  rawOrdered: boolean;
  /** The rounds of votes; the last one is sealed until it is decided. */
  rounds: Round[];
  /** The panel's, and the whole Court's after it. */
  judgements: Judgement[];
  redecision: { seq: number; at: Instant; kind: Redecision; effects: readonly Effect[] } | null;
  /** Who is to write for the majority of the latest judgement; null until somebody is chosen. */
  author: PersonNumber | null;
  opinions: Opinion[];
  /** Who asked for the whole Court, and when. */
  asked: { person: PersonNumber; at: Instant; seq: number } | null;
  /** When everybody was told last that it waits for the Chief Justice. */
  waitTold: Instant | null;
  reminded: { duty: CourtDuty; day: number; at: Instant }[];
}

export interface Exhibit {
  number: number;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  sealed: boolean;
  sha256: string;
  /** In bytes. */
  size: number;
  media: string;
  /** Whether it is of an online game as it was gathered, with nothing taken out (Act I.9.5). */
  raw: boolean;
  /** The raw exhibit of which it is the redacted copy, or null. */
  redacts: number | null;
  /** Whether Moderators and Justices may look at it, as the Chief Justice lets them. */
  released: boolean;
  /** Whether its file is gone, as whoever filed it had their data erased. */
  erased: boolean;
}

export interface Motion {
  number: number;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  kind: MotionKind;
  exhibit: number | null;
  with: CaseNumber | null;
  votes: { person: PersonNumber; grant: boolean }[];
  /** Null until it is ruled on. */
  granted: boolean | null;
}

export interface Vote {
  person: PersonNumber;
  seq: number;
  at: Instant;
  decision: Decision;
  /** No further appeal until then (Act II.9.5). */
  bar: LocalDate | null;
}

/** One round of votes, in the order in which they were cast. */
export interface Round {
  enBanc: boolean;
  /** When it began: with its first vote, the call for it, or the panel's having the case back; the whole Court's when it sat. */
  since: Instant;
  votes: Vote[];
}

export interface Judgement {
  seq: number;
  at: Instant;
  enBanc: boolean;
  outcome: JudgementOutcome;
  bar: LocalDate | null;
  effects: readonly Effect[];
  /** The decisions in this case in whose place it came, by their entries. */
  supersedes: readonly number[];
  majority: readonly PersonNumber[];
  silent: readonly PersonNumber[];
}

export interface Opinion {
  number: number;
  seq: number;
  at: Instant;
  kind: OpinionKind;
  author: PersonNumber;
  enBanc: boolean;
  /** The Acts that its holding is about (Act III.3.1). */
  holds: readonly Act[];
}
