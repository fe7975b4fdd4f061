import { at, isBeforeAll, isVoting, type ModelCase, most, reliefIn } from './a-case.ts';
import type { ModelClub } from './a-club.ts';
import { type Ballot, inSevenDays, type Relief } from './facts.ts';

/** Counts the votes once everybody there has voted, and nobody is missing. */
export function count(club: ModelClub, known: ModelCase, now: number): void {
  const isWhole = club.vacancies(known) <= 0 && club.voters(known).length > 0;
  if (isVoting(known) && isWhole && club.silent(known).length === 0) conclude(club, known, now);
}

/** What the calendar asks for, in its order, each as of its moment. */
export function settle(club: ModelClub): void {
  for (const known of club.cases) count(club, known, club.lastAt);
  const due = club.cases
    .flatMap((known) => ({ known, at: dueIn(known) }))
    .filter(({ at: moment }) => moment < club.now)
    .sort((one, other) => one.at - other.at)[0];
  if (due === undefined) return;
  club.lastAt = due.at;
  if (isWaiting(due.known)) due.known.waits.told = true;
  else if (at(due.known, 'remanded')) giveBack(due.known, due.at);
  else conclude(club, due.known, due.at);
  settle(club);
}

/** Whether the Chief Justice has to take it, choose its panel, or answer for the whole Court. */
const isWaiting = (known: ModelCase): boolean => at(known, 'filed', 'granted', 'asked');

/**
 * When the whole Court’s votes are counted, the panel has back what the Moderator did not decide, or everybody is told
 * that the Chief Justice has waited too long.
 */
function dueIn(known: ModelCase): number {
  if (isWaiting(known)) return known.waits.told ? Number.POSITIVE_INFINITY : inSevenDays(known.waits.since);
  if (at(known, 'remanded')) return inSevenDays(known.remandedAt);
  return isBeforeAll(known) ? inSevenDays(known.satSince) : Number.POSITIVE_INFINITY;
}

function giveBack(known: ModelCase, now: number): void {
  known.stage = 'voting';
  known.rounds = [{ since: now, votes: new Map() }];
}

interface Cast {
  person: number;
  ballot: Ballot;
}

function conclude(club: ModelClub, known: ModelCase, now: number): void {
  const bench = club.voters(known);
  const votes = known.rounds.at(-1)?.votes;
  const cast = bench.flatMap((person): Cast[] => {
    const ballot = votes?.get(person);
    return ballot === undefined ? [] : [{ person, ballot }];
  });
  const carried = carriedBy(cast);
  if (carried.length === 0 && at(known, 'voting')) {
    known.rounds.push({ since: now, votes: new Map() });
    known.stage = 'revote';
    return;
  }
  const silent = bench.filter((person) => votes?.has(person) !== true);
  judge(club, known, { at: now, carried, bar: carriedBar(cast), silent });
}

/** Those who agree, where they are more than half. */
function carriedBy(cast: readonly Cast[]): Cast[] {
  const agreeing = ({ ballot: { decision } }: Cast) =>
    cast.filter(({ ballot }) => JSON.stringify(ballot.decision) === JSON.stringify(decision));
  return cast.map(agreeing).find((group) => group.length >= most(cast)) ?? [];
}

function carriedBar(cast: readonly Cast[]): string | null {
  const agreeing = (bar: string | null) => cast.filter(({ ballot }) => ballot.bar === bar);
  return cast.find(({ ballot: { bar } }) => agreeing(bar).length >= most(cast))?.ballot.bar ?? null;
}

interface Counted {
  at: number;
  carried: Cast[];
  bar: string | null;
  silent: number[];
}

function judge(club: ModelClub, known: ModelCase, { at: now, carried, bar, silent }: Counted): void {
  const decision = carried[0]?.ballot.decision ?? 'stands';
  const isRelief = typeof decision !== 'string' && decision.kind !== 'remand';
  const relief = isRelief ? inPlace(known, decision) : null;
  if (isRelief) known.inForce = [];
  if (typeof decision !== 'string' && decision.kind === 'remand') known.remand = decision;
  known.inForce.push({ relief, bar, order: club.nextOrder() });
  known.judgements.push({
    at: now,
    enBanc: isBeforeAll(known),
    outcome: outcomeOf(decision),
    bar,
    majority: carried.map(({ person }) => person),
    silent,
    voters: votersIn(known),
    opinions: [],
  });
  known.author = null;
  known.stage = outcomeOf(decision) === 'remand' ? 'remanded' : isBeforeAll(known) ? 'final' : 'judged';
  known.remandedAt = now;
  known.rounds = [];
}

function outcomeOf(decision: Ballot['decision'] | 'stands') {
  if (typeof decision === 'string') return decision;
  return decision.kind === 'remand' ? 'remand' : 'overturn';
}

/** To undo what changed the first decision is to let that stand again. */
function inPlace(known: ModelCase, relief: Relief): Relief | null {
  if (known.item === 'other') return null;
  return relief.kind === 'undo' && reliefIn(known) !== null ? null : relief;
}

/** Of the last round in which anybody voted. */
const votersIn = ({ rounds }: ModelCase): number[] => [
  ...(rounds.findLast(({ votes }) => votes.size > 0)?.votes.keys() ?? []),
];
