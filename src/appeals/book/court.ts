import { grantsWrit } from '../../../terms/court/writ.ts';
import type { Instant } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { EntryOf } from '../../ledger/entries.ts';
import type { State } from '../../ledger/state.ts';
import { beginRound, endHearing, move } from './case-steps.ts';
import { hasOpinion, latestJudgement } from './case-views.ts';
import type { Case } from './cases.ts';
import type { courtSchemas, Effect } from './court-entries.ts';
import { applyHearing } from './hearing.ts';

type CourtEntry = EntryOf<keyof typeof courtSchemas>;

/** Keeps what happens before the Court (Act III.3). A superseded judgement does nothing to the board any more. */
export function applyCourt(state: State, entry: CourtEntry, superseded: boolean): void {
  if (entry.type === 'docket-told') {
    state.docketTold = entry.date;
    return;
  }
  if (entry.type === 'petitioned') return file(state, entry);
  const known = state.cases[entry.case];
  if (known !== undefined) advance(state, known, entry, superseded);
}

function file(state: State, entry: EntryOf<'petitioned'>): void {
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

type StepEntry = Exclude<CourtEntry, { type: 'docket-told' | 'petitioned' }>;

function advance(state: State, known: Case, entry: StepEntry, superseded: boolean): void {
  switch (entry.type) {
    case 'petition-withdrawn':
      move(known, known.judgements.length > 0 ? 'drop' : 'withdraw', entry.at);
      return settleOpinion(known, entry.at);
    case 'petition-denied':
      return move(known, 'deny', entry.at);
    case 'writ-given':
      known.writs.push({ person: entry.person, chief: entry.chief });
      if (grantsWrit(known.writs, figuresAt(state, known.filedAt)))
        move(known, known.enBanc ? 'convene' : 'grant', entry.at);
      return;
    case 'panel-seated':
    case 'recused':
    case 'counsel-named':
    case 'witness-called':
    case 'exhibit-filed':
    case 'exhibit-released':
    case 'exhibit-erased':
    case 'motion-made':
    case 'motion-voted':
    case 'motion-ruled':
      return applyHearing(state, known, entry);
    case 'exhibit-viewed':
      return;
    case 'vote-cast':
      return vote(known, entry);
    case 'revote-called':
      move(known, 'revote', entry.at);
      return beginRound(known, entry.at);
    case 'judged':
      return judge(state, known, entry, superseded);
    case 'redecided': {
      const { seq, at, redecision: kind, effects } = entry;
      known.redecision = { seq, at, kind, effects };
      move(known, 'redecide', at);
      if (!superseded) for (const effect of effects) carryOut(state, effect, at);
      return settleOpinion(known, at);
    }
    case 'remand-returned':
      move(known, 'return', entry.at);
      return beginRound(known, entry.at);
    case 'wait-told':
      known.waitTold = entry.at;
      return;
    case 'author-chosen':
      known.author = entry.person;
      return;
    case 'opinion-published':
      return publish(known, entry);
    case 'en-banc-asked':
      known.asked = { person: entry.person, at: entry.at, seq: entry.seq };
      return move(known, 'ask', entry.at);
    case 'en-banc-answered':
      return move(known, entry.accepted ? 'accept' : 'decline', entry.at);
    case 'court-reminded':
      known.reminded.push({ duty: entry.duty, day: entry.day, at: entry.at });
      return;
    default:
      entry satisfies never;
  }
}

function vote(known: Case, { seq, at, person, decision, bar }: EntryOf<'vote-cast'>): void {
  endHearing(known, at);
  known.rounds.at(-1)?.votes.push({ person, seq, at, decision, bar });
}

function judge(state: State, known: Case, entry: EntryOf<'judged'>, superseded: boolean): void {
  const { seq, at, enBanc, outcome, bar, effects, supersedes, majority, silent } = entry;
  known.judgements.push({ seq, at, enBanc, outcome, bar, effects, supersedes, majority, silent });
  known.author = null;
  move(known, outcome.kind === 'remand' ? 'remand' : 'judge', at);
  if (!superseded) for (const effect of effects) carryOut(state, effect, at);
}

/** What the fold does not know of before it begins. */
function carryOut(state: State, effect: Effect, at: Instant): void {
  if (effect.kind === 'lift') {
    const monitor = state.monitors.find(({ seq }) => seq === effect.monitor);
    if (monitor !== undefined) monitor.liftedAt ??= at;
  }
  if (effect.kind === 'excuse') {
    const excused = state.sessions.get(effect.date)?.excused;
    excused?.set(effect.person, new Set([...(excused.get(effect.person) ?? []), effect.basis]));
  }
}

/** Act III.3.10: the majority's opinion is what publishes a judgement. */
function publish(known: Case, entry: EntryOf<'opinion-published'>): void {
  const { opinion: number, seq, at, kind, author, enBanc, holds } = entry;
  known.opinions.push({ number, seq, at, kind, author, enBanc, holds });
  settleOpinion(known, at);
}

/** A judgement after a remand came back needs an opinion of its own. */
function settleOpinion(known: Case, at: Instant): void {
  const latest = latestJudgement(known);
  if (latest !== null && hasOpinion(known, latest)) move(known, 'publish', at);
}
