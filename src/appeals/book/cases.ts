import type { z } from 'zod';
import { type Reminder, remindersOf } from '../../../terms/administration/reminders.ts';
import { opinionDue, redecisionDue, votesDue } from '../../../terms/court/deadlines.ts';
import { after, isOpen, type Stage } from '../../../terms/court/stages.ts';
import type { Figures } from '../../../terms/figures.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { matterOf } from '../../court-items.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { Envelope } from '../../ledger/entry.ts';
import type { CaseNumber, PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type {
  CourtDuty,
  Effect,
  exhibitFiled,
  judgement,
  motionMade,
  opinion,
  Redecision,
  Subject,
  vote,
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
  /** How many were seated when the panel was last chosen, even if some have left it since. */
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

type Entered<Schema extends z.ZodType> = Envelope & z.output<Schema>;
export type Exhibit = Entered<typeof exhibitFiled> & {
  number: number;
  /** Whether Moderators and Justices may look at it, as the Chief Justice lets them. */
  released: boolean;
  /** Whether its file is gone, as the person who filed it had their data erased. */
  erased: boolean;
};

export type Motion = Entered<typeof motionMade> & {
  number: number;
  votes: { person: PersonNumber; grant: boolean }[];
  /** Null until it is ruled on. */
  granted: boolean | null;
};

export type Vote = Entered<typeof vote>;
export type Judgement = Entered<typeof judgement>;
export type Opinion = Entered<typeof opinion>;

/** One round of votes, in the order in which they were cast. */
export interface Round {
  enBanc: boolean;
  /** When it began: with its first vote, the call for it, or the panel's having the case back; the whole Court's when it sat. */
  since: Instant;
  votes: Vote[];
}

/** All cases, in the order in which they were filed. */
export const allCases = ({ cases }: State): Case[] => cases.filter((appeal) => appeal !== undefined);

const isParty = ({ petitioner, respondent }: Case, person: PersonNumber): boolean =>
  petitioner === person || respondent === person;

/** The cases that the Court has still to do with, in the order in which they were filed. */
export const openCases = (state: State): Case[] => allCases(state).filter(({ stage }) => isOpen(stage));

/** The cases to which the person is a party, in the order in which they were filed. */
export const casesWith = (state: State, person: PersonNumber): Case[] =>
  allCases(state).filter((appeal) => isParty(appeal, person));

/** Where the parties have nothing left to do, unless one of them asks for the whole Court. */
const decided: readonly Stage[] = ['judged', 'published', 'final', 'closed'];

/** Act II.8.1: since when somebody has a part in a case, as a party, counsel or witness; null where they have none. */
function partSince(appeal: Case, person: PersonNumber): Instant | null {
  if (isParty(appeal, person)) return appeal.filedAt;
  const { counsel, witnesses, involvedSince, filedAt } = appeal;
  const isHeard = witnesses.includes(person) || counsel.some((each) => each.person === person);
  return isHeard ? (involvedSince.get(person) ?? filedAt) : null;
}

/**
 * Act II.8.1: from when to when a case holds somebody; null if it never did. It holds the person who asked at once, the
 * others when the Court takes it, and all until it is judged.
 */
function holdOf(appeal: Case, person: PersonNumber): { from: Instant; endsAt: Instant | null } | null {
  const { stage, petitioner, since, writs } = appeal;
  const from = partSince(appeal, person);
  const wasTaken = stage !== 'filed' && stage !== 'denied' && writs.length > 0;
  if (from === null || (petitioner !== person && !wasTaken)) return null;
  if (decided.includes(stage)) return { from, endsAt: latestJudgement(appeal)?.at ?? since };
  return { from, endsAt: isOpen(stage) ? null : since };
}

/** Act II.8.1: everything that holds the person, or held them, before the Court. */
export const holdsOn = (state: State, person: PersonNumber) =>
  allCases(state).flatMap((appeal) => holdOf(appeal, person) ?? []);

/** Act II.8.1: the first case that holds the person now, or null. */
export const openCaseOf = (state: State, person: PersonNumber): Case | null =>
  allCases(state).find((appeal) => holdOf(appeal, person)?.endsAt === null) ?? null;

/** The cases about the same, in the order in which they were filed; a ban and the penalty that it is part of are the same. */
export function casesAbout(state: State, subject: Subject): Case[] {
  const matter = matterOf(subject);
  return matter === null ? [] : allCases(state).filter((appeal) => matterOf(appeal.subject) === matter);
}

/** The latest judgement, or null before there is one. */
export const latestJudgement = ({ judgements }: Case): Judgement | null => judgements.at(-1) ?? null;

/** Act III.3.10: whether the majority's opinion on that judgement is published. */
export const hasOpinion = ({ opinions }: Case, { seq, enBanc }: Judgement): boolean =>
  opinions.some((opinion) => opinion.kind === 'majority' && opinion.enBanc === enBanc && opinion.seq > seq);

/** The latest judgement, if its opinion is still to come; null while the panel has the case back and votes again. */
function unexplainedJudgement(appeal: Case): Judgement | null {
  const judgement = latestJudgement(appeal);
  if (judgement === null || hasOpinion(appeal, judgement)) return null;
  return after(appeal.stage, 'publish') === null ? null : judgement;
}

/** The judgements and the Moderator's decision in whose place none came, in order. */
function decisionsInForce({ judgements, redecision }: Case) {
  const replaced = judgements.flatMap(({ supersedes }) => supersedes);
  const decisions = redecision === null ? judgements : [...judgements, redecision];
  return decisions.filter(({ seq }) => !replaced.includes(seq)).sort((one, other) => one.seq - other.seq);
}

/** What the case does to the board now, in order; a judgement that upholds one below leaves what that one did. */
export const effectsInForce = (appeal: Case): Effect[] =>
  decisionsInForce(appeal).flatMap(({ effects }) => effects);

/** Whether something is decided otherwise since the case than it was before. */
export const hasChanged = (appeal: Case): boolean => effectsInForce(appeal).length > 0;

/** The round in which votes are cast now, or null: nobody has voted yet, or the votes are counted. */
export const currentRound = ({ stage, rounds }: Case): Round | null =>
  stage === 'voting' || stage === 'revote' || stage === 'voting-en-banc' ? (rounds.at(-1) ?? null) : null;

/** The places of the votes that nobody may see yet. */
export const sealedVotes = (state: State): Set<number> =>
  new Set(allCases(state).flatMap((appeal) => (currentRound(appeal)?.votes ?? []).map(({ seq }) => seq)));

/** Act II.9.5: the day before which the Court said last that this ban cannot be appealed again, or null. */
export function barOn(state: State, penalty: PenaltyNumber): LocalDate | null {
  const cases = casesAbout(state, { kind: 'ban', penalty });
  const latest = cases.findLast(({ judgements }) => judgements.length > 0);
  return latest === undefined ? null : barIn(latest);
}

/** The bar of the judgements that are in force: the whole Court's, or the panel's that it left standing. */
const barIn = (appeal: Case): LocalDate | null =>
  decisionsInForce(appeal)
    .map((decision) => ('bar' in decision ? decision.bar : null))
    .findLast((bar) => bar !== null) ?? null;

/** What somebody has to do in a case by a moment, and when they are reminded of it. */
export interface CourtDeadline {
  readonly duty: CourtDuty;
  readonly since: Instant;
  /** The last moment at which it is in time. */
  readonly due: Instant;
  readonly reminders: readonly Reminder[];
}

const dueBy: Readonly<Record<CourtDuty, (since: Instant, figures: Figures) => Instant>> = {
  opinion: opinionDue,
  vote: votesDue,
  redecision: redecisionDue,
};

/**
 * Since when those who hear a case can vote: the whole Court since it sits (Act III.3.9), a panel since it was seated
 * or its round began (Act III.3.7). Null if nobody hears it.
 */
function voteSince(appeal: Case): Instant | null {
  if (appeal.stage === 'sitting') return appeal.since;
  const round = currentRound(appeal);
  if (round?.enBanc === true) return round.since;
  return round === null && appeal.stage !== 'hearing'
    ? null
    : Math.max(appeal.seatedAt ?? appeal.since, round?.since ?? 0);
}

/**
 * What is due in a case, the most pressing first, by the figures of when the time began (Act IV.2). A judgement that
 * was replaced needs no opinion.
 */
export function deadlinesOf(state: State, appeal: Case): CourtDeadline[] {
  const unexplained = unexplainedJudgement(appeal);
  const voting = voteSince(appeal);
  const due = [
    ...(unexplained === null ? [] : [deadline(state, 'opinion', unexplained.at)]),
    ...(voting === null ? [] : [deadline(state, 'vote', voting)]),
    ...(appeal.stage === 'remanded' ? [deadline(state, 'redecision', appeal.since)] : []),
  ];
  return due.sort((one, other) => one.due - other.due);
}

/** The last moment at which that is in time; null where it is not due in the case. */
export const dueOf = (state: State, appeal: Case, duty: CourtDuty): Instant | null =>
  deadlinesOf(state, appeal).find((each) => each.duty === duty)?.due ?? null;

function deadline(state: State, duty: CourtDuty, since: Instant): CourtDeadline {
  const figures = figuresAt(state, since);
  return { duty, since, due: dueBy[duty](since, figures), reminders: remindersOf(since, figures) };
}
