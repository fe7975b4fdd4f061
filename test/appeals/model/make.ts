import { at, filed, isBeforeAll, isPublished, judgementsOn, latest, type ModelCase, most } from './a-case.ts';
import type { ModelClub } from './a-club.ts';
import { count } from './count.ts';
import { type Attempt, matters } from './facts.ts';

type Of<Move extends Attempt['move']> = Extract<Attempt, { move: Move }>;

/** What comes of something that may be done. */
export function make(club: ModelClub, attempt: Attempt): void {
  if (attempt.move === 'file') return file(club, attempt);
  const known = club.case(attempt.case);
  if (known === undefined) throw new Error(`There is no case ${attempt.case}`);
  inCase(club, known, attempt);
}

function inCase(club: ModelClub, known: ModelCase, attempt: Exclude<Attempt, { move: 'file' }>): void {
  const { who } = attempt;
  switch (attempt.move) {
    case 'withdraw':
      return withdraw(known);
    case 'grant':
      return grant(club, known, who);
    case 'deny':
      known.stage = at(known, 'asked') ? 'declined' : 'denied';
      return;
    case 'ask':
      known.asked = who;
      known.stage = 'asked';
      known.waits = { since: club.now, told: false };
      return;
    case 'recuse':
      known.recused.add(who);
      known.panel = known.panel.filter((person) => person !== who);
      return;
    case 'seat':
      known.panel = [...attempt.panel];
      known.seats = attempt.panel.length;
      known.seatedAt = club.now;
      if (at(known, 'granted')) known.stage = 'hearing';
      return;
    case 'counsel':
      known.counsel.delete(who);
      known.counsel.set(who, attempt.whom);
      return;
    case 'vote':
      return vote(club, known, attempt);
    case 'redecide':
      return redecide(club, known, attempt);
    case 'author':
      known.author = attempt.whom ?? who;
      return;
    case 'opinion':
      return write(known, attempt);
    case 'look':
      return;
    default:
      return inHearing(club, known, attempt);
  }
}

function file(club: ModelClub, { who, item }: Of<'file'>): void {
  const number = club.cases.length + 1;
  const year = club.today.slice(0, 4);
  const ordinal = club.cases.filter(({ cited }) => cited.startsWith(year)).length + 1;
  const { by } = matters[item];
  const respondent = by === who ? null : by;
  const judgedBefore = judgementsOn(club.cases.filter((known) => known.item === item));
  const cited = `${year}/${ordinal}`;
  club.cases.push({
    ...filed({ number, cited, item, petitioner: who, respondent, judgedBefore }),
    waits: { since: club.now, told: false },
  });
}

function withdraw(known: ModelCase): void {
  if (latest(known) === undefined) known.stage = 'withdrawn';
  else if (at(known, 'asked')) backToJudged(known);
  else known.stage = 'declined';
}

function backToJudged(known: ModelCase): void {
  const judged = latest(known);
  known.stage = judged !== undefined && isPublished(judged) ? 'published' : 'judged';
}

function grant(club: ModelClub, known: ModelCase, who: number): void {
  if (at(known, 'asked')) return sit(club, known);
  known.writs.push({ person: who, chief: club.isChief(who) });
  const isEnough = known.writs.some(({ chief }) => chief) || known.writs.length >= 2;
  if (isEnough && matters[known.item].enBanc) sit(club, known);
  else if (isEnough) {
    known.stage = 'granted';
    known.waits = { since: club.now, told: false };
  }
}

function sit(club: ModelClub, known: ModelCase): void {
  known.stage = 'sitting';
  known.satSince = club.now;
}

function vote(club: ModelClub, known: ModelCase, { who, ballot }: Of<'vote'>): void {
  if (at(known, 'hearing', 'sitting')) beginVoting(club, known);
  known.rounds.at(-1)?.votes.set(who, ballot);
  known.votedEver.add(who);
  count(club, known, club.now);
}

function beginVoting(club: ModelClub, known: ModelCase): void {
  known.rounds.push({ since: club.now, votes: new Map() });
  known.stage = isBeforeAll(known) ? 'voting-en-banc' : 'voting';
}

function redecide(club: ModelClub, known: ModelCase, { decision }: Of<'redecide'>): void {
  const relief =
    decision === 'keep' ? null : decision === 'withdraw' ? ({ kind: 'undo' } as const) : decision;
  known.inForce.push({ relief, bar: null, order: club.nextOrder() });
  backToJudged(known);
}

function write(known: ModelCase, { who, kind }: Of<'opinion'>): void {
  if (kind === 'majority') known.author = who;
  latest(known)?.opinions.push({ kind, author: who });
  if (kind !== 'majority') return;
  if (at(known, 'judged')) known.stage = 'published';
  if (at(known, 'final')) known.stage = 'closed';
}

type InHearing = Of<'witness' | 'exhibit' | 'motion' | 'rule'>;

function inHearing(club: ModelClub, known: ModelCase, attempt: InHearing): void {
  switch (attempt.move) {
    case 'witness':
      known.witnesses.push(attempt.whom);
      return;
    case 'exhibit':
      known.exhibits.push({ by: attempt.who, words: attempt.words, sealed: attempt.sealed });
      return;
    case 'motion': {
      const { kind, exhibit } = attempt;
      known.motions.push({ kind, exhibit, votes: new Map(), granted: null });
      return;
    }
    case 'rule':
      return rule(club, known, attempt);
    default:
      attempt satisfies never;
  }
}

/** Granted as soon as most of the bench want it, and denied once they cannot any more. */
function rule(club: ModelClub, known: ModelCase, { who, motion, grant: wants }: Of<'rule'>): void {
  const asked = known.motions[motion - 1];
  if (asked === undefined) return;
  asked.votes.set(who, wants);
  const bench = club.voters(known);
  const against = bench.filter((person) => asked.votes.get(person) === false);
  const inFavour = bench.filter((person) => asked.votes.get(person) === true);
  if (inFavour.length >= most(bench)) grantMotion(club, known, asked);
  else if (bench.length - against.length < most(bench)) asked.granted = false;
}

function grantMotion(club: ModelClub, known: ModelCase, asked: ModelCase['motions'][number]): void {
  asked.granted = true;
  const sealed = known.exhibits[asked.exhibit - 1];
  if (asked.kind === 'seal' && sealed !== undefined) sealed.sealed = true;
  if (asked.kind === 'summary') beginVoting(club, known);
  if (asked.kind === 'dismiss') dismiss(club, known, asked.votes);
}

function dismiss(club: ModelClub, known: ModelCase, votes: ReadonlyMap<number, boolean>): void {
  const enBanc = isBeforeAll(known);
  const majority = [...votes].filter(([, grant]) => grant).map(([person]) => person);
  const about = { at: club.now, enBanc, bar: null, majority, silent: [] };
  known.judgements.push({ ...about, outcome: 'dismissed', voters: [...votes.keys()], opinions: [] });
  known.inForce.push({ relief: null, bar: null, order: club.nextOrder() });
  known.author = null;
  known.rounds = [];
  known.stage = enBanc ? 'final' : 'judged';
}
