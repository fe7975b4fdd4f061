import { z } from 'zod';
import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { grantsWrit } from '../../../terms/court/writ.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { type Effect, effect, ruleOf, subject } from '../../court-items.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { kind } from '../../house/book/kind.ts';
import { type CaseNumber, caseNumber, date, person } from '../../ledger/fields.ts';
import type { Moment } from '../../ledger/kind.ts';
import type { Club, Hindsight, State } from '../../rule-books.ts';
import { beginRound, endHearing, inCase, move } from './case-steps.ts';
import { type Case, hasOpinion, latestJudgement } from './cases.ts';
import {
  courtDuties,
  type JudgementOutcome,
  judgement,
  number,
  opinion,
  redecisions,
  vote,
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
const petition = ofCase.extend({
  year: z.int(),
  /** Its place among the cases of its year: `[2026] CoA 3`. */
  ordinal: number,
  petitioner: person,
  respondent: person.nullable(),
  subject,
  enBanc: z.boolean(),
});
const outcomes: Readonly<Record<JudgementOutcome['kind'], string>> = {
  uphold: 'upheld the decision',
  overturn: 'overturned the decision',
  remand: 'sent the decision back to the Moderator',
  stands: 'had no majority, so the decision stands',
  dismissed: 'dismissed the petition',
};

const cited =
  <E extends { case: CaseNumber }>(words: (it: string, entry: E, name: Club['reader']['name']) => string) =>
  (entry: E, { view, name }: Club['reader']): string | null => {
    const appeal = view.state.cases[entry.case];
    return appeal === undefined ? null : words(citationOf(appeal), entry, name);
  };

/** What happens before the Court (Act III.3); on the parties’ records, nothing of votes and exhibits. */
const caseKinds = [
  /** Somebody asks the Court to look at something; `enBanc` where that goes to the whole Court (Acts II.6.3 and III.5). */
  kind('petitioned', petition, {
    title: 'A petition to the Court',
    begins: 'case',
    apply: (state, entry) => file(state, entry),
    line: cited(
      (it, { petitioner, subject }, name) =>
        `${name(petitioner)} asked the Court to look at ${subjectNames[subject.kind]}: ${it}`,
    ),
  }),
  kind('petition-withdrawn', ofCase, {
    title: 'A petition was withdrawn',
    apply: inCase((appeal, entry) => {
      move(appeal, appeal.judgements.length > 0 ? 'drop' : 'withdraw', entry.at);
      settleOpinion(appeal, entry.at);
    }),
    line: cited((it) => `${it} was withdrawn`),
  }),
  kind('petition-denied', ofCase, {
    title: 'A petition was denied',
    apply: inCase((appeal, entry) => move(appeal, 'deny', entry.at)),
    line: cited((it) => `the Chief Justice denied ${it}`),
  }),
  /** The word of the Chief Justice, or of one Justice, that the case is to be heard (Act III.3.6). */
  kind('writ-given', ofCase.extend({ person, chief: z.boolean() }), {
    title: 'A Justice let a case be heard',
    apply: inCase((appeal, entry, state) => {
      appeal.writs.push(entry);
      if (grantsWrit(appeal.writs, figuresAt(state, appeal.filedAt)))
        move(appeal, appeal.enBanc ? 'convene' : 'grant', entry.at);
    }),
  }),
  /** Sealed until everybody has voted. */
  kind('vote-cast', vote, {
    title: 'A vote on a case',
    apply: inCase((appeal, entry) => {
      endHearing(appeal, entry.at);
      appeal.rounds.at(-1)?.votes.push(entry);
    }),
  }),
  /** No outcome had a majority: everybody votes once more (Act III.3.8). */
  kind('revote-called', ofCase, {
    title: 'A second vote was called',
    apply: inCase((appeal, entry) => {
      move(appeal, 'revote', entry.at);
      beginRound(appeal, entry.at);
    }),
  }),
  /** The Court’s judgement. What it `supersedes`, all that was decided below, has no effect any more. */
  kind('judged', judgement, {
    title: 'A judgement',
    apply: inCase((appeal, entry, state, moment) => {
      carryOut(state, entry, moment);
      appeal.judgements.push(entry);
      appeal.author = null;
      move(appeal, entry.outcome.kind === 'remand' ? 'remand' : 'judge', entry.at);
    }),
    lookBack: (later, entry) => {
      foresee(later, entry);
      for (const seq of entry.supersedes) later.superseded.add(seq);
    },
    line: cited(
      (it, { outcome, enBanc }) =>
        `${it}: ${enBanc ? 'the whole Court' : 'the panel'} ${outcomes[outcome.kind]}`,
    ),
  }),
  /** The Moderator's new decision after a remand; it is no second penalty (Act III.3.8). */
  kind('redecided', ofCase.extend({ redecision: z.enum(redecisions), effects: z.array(effect) }), {
    title: 'A Moderator decided again after a judgement',
    apply: inCase((appeal, entry, state, moment) => {
      carryOut(state, entry, moment);
      const { seq, at, redecision: kind, effects } = entry;
      appeal.redecision = { seq, at, kind, effects };
      move(appeal, 'redecide', at);
      settleOpinion(appeal, at);
    }),
    lookBack: (later, entry) => foresee(later, entry),
    line: cited((it, { redecision }) => `${it}: the Moderator ${redecision} the decision`),
  }),
  /** The Moderator's time is over: the panel has the case back (Act III.3.8). */
  kind('remand-returned', ofCase, {
    title: 'The panel has a case back',
    apply: inCase((appeal, entry) => {
      move(appeal, 'return', entry.at);
      beginRound(appeal, entry.at);
    }),
  }),
  /** Who writes for the majority: by the Chief Justice's choice, or by their own (Act III.3.10). */
  kind('author-chosen', ofCase.extend({ person }), {
    title: 'An author was chosen for an opinion',
    apply: inCase((appeal, entry) => {
      appeal.author = entry.person;
    }),
  }),
  /** Act III.3.10: the majority's opinion is what publishes a judgement. */
  kind('opinion-published', opinion, {
    title: 'An opinion was published',
    apply: inCase((appeal, entry) => {
      appeal.opinions.push(entry);
      settleOpinion(appeal, entry.at);
    }),
  }),
  kind('en-banc-asked', ofCase.extend({ person }), {
    title: 'The whole Court was asked for',
    apply: inCase((appeal, entry) => {
      appeal.asked = entry;
      move(appeal, 'ask', entry.at);
    }),
    line: cited((it, { person }, name) => `${name(person)} asked the whole Court to hear ${it}`),
  }),
  kind('en-banc-answered', ofCase.extend({ accepted: z.boolean() }), {
    title: 'The whole Court answered',
    apply: inCase((appeal, entry) => move(appeal, entry.accepted ? 'accept' : 'decline', entry.at)),
    line: cited((it, { accepted }) => `the whole Court ${accepted ? 'hears' : 'does not hear'} ${it}`),
  }),
  kind('court-reminded', ofCase.extend({ duty: z.enum(courtDuties), day: z.int() }), {
    title: 'The Court was reminded',
    apply: inCase(({ reminded }, entry) => reminded.push(entry)),
  }),
  /** Everybody was told that the case has waited for the Chief Justice too long. */
  kind('wait-told', ofCase, {
    title: 'The club was told what waits for the Chief Justice',
    apply: inCase((appeal, entry) => {
      appeal.waitTold = entry.at;
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
export const appealsBook = { kinds: [...caseKinds, ...hearingKinds] };

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

function carryOut(state: State, { seq, at, effects }: Decided, { later }: Moment<Club>): void {
  if (later.superseded.has(seq)) return;
  for (const effect of effects) ruleOf(effect).apply?.(state, effect, at);
}

/** A judgement after a remand came back needs an opinion of its own. */
function settleOpinion(appeal: Case, at: Instant): void {
  const latest = latestJudgement(appeal);
  if (latest !== null && hasOpinion(appeal, latest)) move(appeal, 'publish', at);
}
