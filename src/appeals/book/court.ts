import { z } from 'zod';
import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { grantsWrit } from '../../../terms/court/writ.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { type Effect, effect, ruleOf, subject } from '../../court-items.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { kind } from '../../house/book/kind.ts';
import type { ClubView } from '../../house/ports.ts';
import { act, aside, type CaseNumber, caseNumber, date, entry, person } from '../../ledger/fields.ts';
import type { Moment } from '../../ledger/kind.ts';
import type { Club, Hindsight, State } from '../../rule-books.ts';
import { beginRound, endHearing, inCase, move } from './case-steps.ts';
import { type Case, hasOpinion, latestJudgement } from './cases.ts';
import {
  courtDuties,
  decision,
  type JudgementOutcome,
  number,
  opinionKinds,
  outcome,
  type Redecision,
  redecisions,
} from './court-entries.ts';
import { hearingKinds } from './hearing.ts';

/** What the ledger says of the Court of Appeals. */
export interface Court {
  /** By case number; place 0 is empty. */
  cases: (Case | undefined)[];
  /** The latest day on which the Justices were told how their docket stands. */
  docketTold: LocalDate | null;
}

export const emptyCourt = (): Court => ({ cases: [], docketTold: null });

/** What later entries make of what the Court decided. */
export interface CourtHindsight {
  /** The judgements, and decisions after them, in whose place a later one of the case came (Act III.3.9). */
  superseded: Set<number>;
}

const ofCase = z.object({ case: caseNumber });
const petition = z.object({
  case: caseNumber,
  year: z.int(),
  /** Its place among the cases of its year: `[2026] CoA 3`. */
  ordinal: number,
  petitioner: person,
  respondent: person.nullable(),
  subject,
  enBanc: z.boolean(),
});
const judgement = z.object({
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
});

const outcomes: Readonly<Record<JudgementOutcome['kind'], string>> = {
  uphold: 'upheld',
  overturn: 'overturned',
  remand: 'sent back to the Moderator',
  stands: 'left as it was, as no outcome had a majority',
  dismissed: 'dismissed',
};

const redecided: Readonly<Record<Redecision, string>> = {
  kept: 'kept',
  replaced: 'replaced',
  withdrawn: 'withdrawn',
};

/**
 * What happens before the Court of Appeals (Act III.3). On the record of a case's parties is that it was asked for, and what
 * came of it; nothing of votes and exhibits.
 */
const caseKinds = [
  /** Somebody asks the Court to look at something; `enBanc` where that goes to the whole Court (Acts II.6.3 and III.5). */
  kind('petitioned', petition, {
    title: 'A petition to the Court',
    begins: 'case',
    apply: (state, entry) => file(state, entry),
    line: (entry, { view, name }) =>
      cited(
        view,
        entry,
        (it) =>
          `${name(entry.petitioner)} asked the Court to look at ${subjectNames[entry.subject.kind]}: ${it}`,
      ),
  }),
  kind('petition-withdrawn', ofCase, {
    title: 'A petition was withdrawn',
    apply: inCase((known, entry) => {
      move(known, known.judgements.length > 0 ? 'drop' : 'withdraw', entry.at);
      settleOpinion(known, entry.at);
    }),
    line: (entry, { view }) => cited(view, entry, (it) => `${it} was withdrawn`),
  }),
  kind('petition-denied', ofCase, {
    title: 'A petition was denied',
    apply: inCase((known, entry) => move(known, 'deny', entry.at)),
    line: (entry, { view }) => cited(view, entry, (it) => `the Court did not take ${it}`),
  }),
  /** The word of the Chief Justice, or of one Justice, that the case is to be heard (Act III.3.6). */
  kind('writ-given', z.object({ case: caseNumber, person, chief: z.boolean() }), {
    title: 'A Justice let a case be heard',
    apply: inCase((known, entry, state) => {
      known.writs.push({ person: entry.person, chief: entry.chief });
      if (grantsWrit(known.writs, figuresAt(state, known.filedAt)))
        move(known, known.enBanc ? 'convene' : 'grant', entry.at);
    }),
  }),
  /** Sealed until everybody has voted. `bar`: no further appeal until then (Act II.9.5). */
  kind('vote-cast', z.object({ case: aside, person, decision, bar: date.nullable() }), {
    title: 'A vote on a case',
    apply: inCase((known, entry) => {
      const { seq, at, person, decision, bar } = entry;
      endHearing(known, at);
      known.rounds.at(-1)?.votes.push({ person, seq, at, decision, bar });
    }),
  }),
  /** No outcome had a majority: everybody votes once more (Act III.3.8). */
  kind('revote-called', ofCase, {
    title: 'A second vote was called',
    apply: inCase((known, entry) => {
      move(known, 'revote', entry.at);
      beginRound(known, entry.at);
    }),
  }),
  /**
   * The Court's judgement, carried out by its effects. `supersedes`: the judgement below, and the Moderator's decision
   * after it, whose effects end.
   */
  kind('judged', judgement, {
    title: 'A judgement',
    apply: inCase((known, entry, state, moment) => {
      carryOut(state, entry, moment);
      const { seq, at, enBanc, outcome, bar, effects, supersedes, majority, silent } = entry;
      known.judgements.push({ seq, at, enBanc, outcome, bar, effects, supersedes, majority, silent });
      known.author = null;
      move(known, outcome.kind === 'remand' ? 'remand' : 'judge', at);
    }),
    lookBack: (later, entry) => {
      foresee(later, entry);
      for (const seq of entry.supersedes) later.superseded.add(seq);
    },
    line: (entry, { view }) =>
      cited(
        view,
        entry,
        (it) =>
          `${it} was ${outcomes[entry.outcome.kind]} by ${entry.enBanc ? 'the whole Court' : 'its panel'}`,
      ),
  }),
  /** The Moderator's new decision after a remand; it is no second penalty (Act III.3.8). */
  kind(
    'redecided',
    z.object({ case: caseNumber, redecision: z.enum(redecisions), effects: z.array(effect) }),
    {
      title: 'A Moderator decided again after a judgement',
      apply: inCase((known, entry, state, moment) => {
        carryOut(state, entry, moment);
        const { seq, at, redecision: kind, effects } = entry;
        known.redecision = { seq, at, kind, effects };
        move(known, 'redecide', at);
        settleOpinion(known, at);
      }),
      lookBack: (later, entry) => foresee(later, entry),
      line: (entry, { view }) =>
        cited(
          view,
          entry,
          (it) => `what was decided before ${it} was ${redecided[entry.redecision]} after it`,
        ),
    },
  ),
  /** The Moderator's time is over: the panel has the case back (Act III.3.8). */
  kind('remand-returned', ofCase, {
    title: 'The panel has a case back',
    apply: inCase((known, entry) => {
      move(known, 'return', entry.at);
      beginRound(known, entry.at);
    }),
  }),
  /** Who writes for the majority: by the Chief Justice's choice, or by their own (Act III.3.10). */
  kind('author-chosen', z.object({ case: caseNumber, person }), {
    title: 'An author was chosen for an opinion',
    apply: inCase((known, entry) => {
      known.author = entry.person;
    }),
  }),
  /** Act III.3.10: the majority's opinion is what publishes a judgement. */
  kind(
    'opinion-published',
    z.object({
      case: caseNumber,
      opinion: number,
      kind: z.enum(opinionKinds),
      author: person,
      enBanc: z.boolean(),
      /** Its holding is shown with these Acts from here on (Act III.3.1). */
      holds: z.array(act),
    }),
    {
      title: 'An opinion was published',
      apply: inCase((known, entry) => {
        const { opinion: number, seq, at, kind, author, enBanc, holds } = entry;
        known.opinions.push({ number, seq, at, kind, author, enBanc, holds });
        settleOpinion(known, at);
      }),
    },
  ),
  kind('en-banc-asked', z.object({ case: caseNumber, person }), {
    title: 'The whole Court was asked for',
    apply: inCase((known, entry) => {
      known.asked = { person: entry.person, at: entry.at, seq: entry.seq };
      move(known, 'ask', entry.at);
    }),
    line: (entry, { view, name }) =>
      cited(view, entry, (it) => `${name(entry.person)} asked the whole Court to hear ${it}`),
  }),
  kind('en-banc-answered', z.object({ case: caseNumber, accepted: z.boolean() }), {
    title: 'The whole Court answered',
    apply: inCase((known, entry) => move(known, entry.accepted ? 'accept' : 'decline', entry.at)),
    line: (entry, { view }) =>
      cited(view, entry, (it) => `the whole Court ${entry.accepted ? 'hears' : 'does not hear'} ${it}`),
  }),
  kind('court-reminded', z.object({ case: caseNumber, duty: z.enum(courtDuties), day: z.int() }), {
    title: 'The Court was reminded',
    apply: inCase((known, entry) => {
      known.reminded.push({ duty: entry.duty, day: entry.day, at: entry.at });
    }),
  }),
  /** Everybody was told that the case has waited for the Chief Justice too long. */
  kind('wait-told', ofCase, {
    title: 'The club was told what waits for the Chief Justice',
    apply: inCase((known, entry) => {
      known.waitTold = entry.at;
    }),
  }),
  /** The Justices were told how their docket stands, on that day. */
  kind('docket-told', z.object({ date }), {
    title: 'The Justices were told of the docket',
    apply: (state, { date }) => {
      state.docketTold = date;
    },
  }),
];

/** The Court of Appeals. */
export const appeals = { kinds: [...caseKinds, ...hearingKinds] };

type Petition = z.output<typeof petition> & { seq: number; at: Instant };

function file(state: State, entry: Petition): void {
  const { case: number, year, ordinal, seq, at, petitioner, respondent, subject, enBanc } = entry;
  state.cases[number] = {
    number,
    year,
    ordinal,
    seq,
    filedAt: at,
    petitioner,
    respondent,
    subject,
    enBanc,
    stage: 'filed',
    since: at,
    writs: [],
    panel: [],
    seats: 0,
    seatedAt: null,
    despiteConflict: [],
    recused: [],
    counsel: [],
    witnesses: [],
    involvedSince: new Map(),
    exhibits: [],
    motions: [],
    heardWith: null,
    rawOrdered: false,
    rounds: [],
    judgements: [],
    redecision: null,
    author: null,
    opinions: [],
    asked: null,
    waitTold: null,
    reminded: [],
  };
}

type Decided = { seq: number; at: Instant; effects: readonly Effect[] };

/** What the Court, or a Moderator after its remand, decided in place of what was decided before (Act III.3.8). */
function foresee(later: Hindsight, { seq, at, effects }: Decided): void {
  if (later.superseded.has(seq)) return;
  for (const effect of effects) ruleOf(effect).lookBack?.(later, effect, at);
}

/** Carries it out, unless another decision came in its place. */
function carryOut(state: State, { seq, at, effects }: Decided, { later }: Moment<Club>): void {
  if (later.superseded.has(seq)) return;
  for (const effect of effects) ruleOf(effect).apply?.(state, effect, at);
}

/** What is said of a case by its citation; null where there is none. */
function cited(
  { state }: ClubView,
  { case: number }: { case: CaseNumber },
  words: (citation: string) => string,
): string | null {
  const known = state.cases[number];
  return known === undefined ? null : words(citationOf(known));
}

/** A judgement after a remand came back needs an opinion of its own. */
function settleOpinion(known: Case, at: Instant): void {
  const latest = latestJudgement(known);
  if (latest !== null && hasOpinion(known, latest)) move(known, 'publish', at);
}
