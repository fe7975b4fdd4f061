import { z } from 'zod';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import { decayBases, deductionFor } from '../../../terms/leaderboard/decay.ts';
import type { Instant } from '../../../terms/time.ts';
import { dayOf, signed } from '../../../terms/words.ts';
import type { PenaltyIssued } from '../../house/book/discipline.ts';
import { partsInTheEnd } from '../../house/book/discipline.ts';
import { kind } from '../../house/book/kind.ts';
import type { Stamped } from '../../ledger/entry.ts';
import { date, type PersonNumber, person } from '../../ledger/fields.ts';
import type { Hindsight, State } from '../../rule-books.ts';
import { type Session, wasHeld } from './register.ts';
import type { Witness } from './scoring.ts';
import { figuresAtClose } from './session-figures.ts';

/** A score that somebody has had from that moment on. */
export interface ScorePoint {
  at: Instant;
  score: number;
}

export interface Standing {
  person: PersonNumber;
  /** On the board now: joined and not removed since. */
  member: boolean;
  /** From when to when the person was on the board; the last one open-ended while they are. */
  memberships: { from: Instant; to: Instant | null }[];
  score: number;
  /** What the score has been since the latest joining: a point for each moment that moved it, in order. */
  course: ScorePoint[];
  rated: number;
  wins: number;
  draws: number;
  losses: number;
  /** Which session (by its place) `scoreBefore` was taken in, so that the change since then is known. */
  marked: number;
  scoreBefore: number;
  /** The end of the last session attended, or the moment of joining where that is later. */
  lastSeen: Instant;
}

const ofPerson = z.object({ person });
const adjustment = z.object({
  person,
  change: z.union([z.object({ points: z.int() }), z.enum(['halve', 'reset'])]),
});
const decay = z.object({ person, date, basis: z.enum(decayBases) });

export type Joined = Stamped<{ type: 'joined'; person: PersonNumber }>;
export type Adjusted = Stamped<{ type: 'adjusted' } & z.output<typeof adjustment>>;
export type Decayed = Stamped<{ type: 'decayed' } & z.output<typeof decay>>;

const rows = ({ person }: { person: PersonNumber }) => ({ standings: [person] });
const bases = { request: 'as they asked', inactive: 'for staying away' } as const;
const reasons = { absence: 'for staying away', idle: 'for playing no game' } as const;

/** Who is on the board, and what moves their scores besides games (Section II). */
export const standingKinds = [
  /** A student joins the Leaderboard, or rejoins it (Act II.1). */
  kind('joined', ofPerson, {
    title: 'Joined the Leaderboard',
    apply: (state, entry, { witness }) => joinBoard(state, entry, witness),
    rows,
    line: () => 'joined the Leaderboard',
  }),
  /** A Member leaves the Leaderboard (Acts II.7 and II.8). */
  kind('removed', z.object({ person, basis: z.enum(['request', 'inactive']) }), {
    title: 'Left the Leaderboard',
    apply: (state, entry) => leaveBoard(state, entry),
    rows,
    line: ({ basis }) => `was taken off the Leaderboard, ${bases[basis]}`,
  }),
  /** A score is changed other than by a game or the calendar (Acts II.3 and II.5). */
  kind('adjusted', adjustment, {
    title: 'A score was changed',
    apply: (state, entry, { later, witness }) => adjustScore(state, adjustedInTheEnd(entry, later), witness),
    rows,
    line: (entry) => adjustedWords(entry),
  }),
  /** Points are lost at the close of the session of a day, for staying away or for playing no game (Act II.6). */
  kind('decayed', decay, {
    title: 'Points were lost',
    apply: (state, entry, { witness }) => decayScore(state, entry, witness),
    rows,
    line: ({ basis, date }) => `lost points ${reasons[basis]}, at the session of ${dayOf(date)}`,
  }),
];

/** The standing of a person; one who never joined gets a standing off the board, at the starting score. */
export function standingOf(state: State, person: PersonNumber): Standing {
  const earlier = state.standings[person];
  if (earlier !== undefined) return earlier;
  const standing: Standing = {
    person,
    member: false,
    memberships: [],
    score: state.figures.startingScore,
    course: [],
    rated: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    marked: 0,
    scoreBefore: state.figures.startingScore,
    lastSeen: 0,
  };
  state.standings[person] = standing;
  return standing;
}

/** Acts II.1 and II.7: the person who joins or rejoins starts at the starting score. */
function joinBoard(state: State, entry: Joined, witness?: Witness | undefined): void {
  const standing = standingOf(state, entry.person);
  if (standing.member) return;
  const before = standing.score;
  standing.member = true;
  standing.memberships.push({ from: entry.at, to: null });
  standing.score = state.figures.startingScore;
  standing.course = [{ at: entry.at, score: standing.score }];
  standing.marked = state.sessionOrder.length;
  standing.scoreBefore = standing.score;
  standing.lastSeen = entry.at;
  witness?.({ kind: 'joined', entry, person: entry.person, before, after: standing.score });
}

/** Acts II.7 and II.8: changes nothing for a person who is not on the board, as when their joining was undone. */
function leaveBoard(state: State, entry: { person: PersonNumber; at: Instant }): void {
  const standing = state.standings[entry.person];
  const membership = standing?.memberships.at(-1);
  if (standing?.member !== true || membership === undefined) return;
  standing.member = false;
  membership.to = entry.at;
}

/** Acts II.2, II.3 and II.5: a score changed by an officer or by an Act, never under the floor. */
function adjustScore(state: State, entry: Adjusted, witness?: Witness | undefined): void {
  const standing = standingOf(state, entry.person);
  const before = standing.score;
  setScore(state, standing, { at: entry.at, score: adjusted(before, entry.change, state.figures) });
  witness?.({ kind: 'adjusted', entry, person: entry.person, before, after: standing.score });
}

/** By how many points it came to be (Act III.3.8). */
function adjustedInTheEnd(entry: Adjusted, { adjusted }: Hindsight): Adjusted {
  const points = adjusted.get(entry.seq);
  return points === undefined ? entry : { ...entry, change: { points } };
}

function adjustedWords({ change }: Adjusted): string {
  if (change === 'halve') return 'the score was halved';
  if (change === 'reset') return 'the score was set back';
  return `the score was changed by ${signed(change.points)}`;
}

/** Act II.6: takes what that session's figures say, not below the floor (Act II.2); nothing from anyone off the board. */
function decayScore(state: State, entry: Decayed, witness?: Witness | undefined): void {
  const standing = state.standings[entry.person];
  const session = state.sessions.get(entry.date);
  if (standing?.member !== true || session === undefined) return;
  const before = standing.score;
  const deduction = deductionFor(entry.basis, figuresAtClose(session));
  const score = adjusted(before, { points: -deduction }, state.figures);
  setScore(state, standing, { at: entry.at, score });
  noteDecay(session, entry);
  witness?.({
    kind: 'decayed',
    entry,
    deduction,
    person: entry.person,
    before,
    after: standing.score,
  });
}

function noteDecay({ decays }: Session, { person, basis, seq }: Decayed): void {
  const made = decays.get(person) ?? new Map();
  decays.set(person, made.set(basis, seq));
}

/** Acts II.2 and II.5: what a penalty takes from a score, which is never pushed under the floor. */
export function payPenalty(
  state: State,
  issued: PenaltyIssued,
  later: Hindsight,
  witness?: Witness | undefined,
): void {
  const entry = { ...issued, parts: partsInTheEnd(issued, later) };
  for (const part of entry.parts) {
    if (part.kind !== 'deduction' && part.kind !== 'halve' && part.kind !== 'reset') continue;
    const standing = standingOf(state, entry.person);
    const before = standing.score;
    const change = part.kind === 'deduction' ? { points: -part.points } : part.kind;
    setScore(state, standing, { at: entry.at, score: adjusted(before, change, state.figures) });
    witness?.({ kind: 'penalised', entry, part, person: entry.person, before, after: standing.score });
  }
}

/** Sets a score from that moment on, and keeps what it was when the latest session began. */
export function setScore(state: State, standing: Standing, reached: ScorePoint): void {
  const place = state.sessionOrder.length;
  if (standing.marked !== place) {
    standing.marked = place;
    standing.scoreBefore = standing.score;
  }
  if (standing.score !== reached.score) takeDown(standing.course, reached);
  standing.score = reached.score;
}

/** Of what happens in one moment, what came of it is kept. */
function takeDown(course: ScorePoint[], reached: ScorePoint): void {
  if (course.at(-1)?.at === reached.at) course.pop();
  course.push(reached);
}

/** Points won or lost since the latest session began. */
export const changeSinceLastSession = (state: State, standing: Standing): number =>
  standing.marked === state.sessionOrder.length ? standing.score - standing.scoreBefore : 0;

/** How many held sessions a Member has missed in a row, by the register. */
export function missedInARow(state: State, standing: Standing): number {
  const attended = state.sessionOrder.findLastIndex(({ opensAt }) => opensAt <= standing.lastSeen);
  return state.sessionOrder.slice(attended + 1).filter(wasHeld).length;
}

/** Who is on the board, best first; equal scores in the order of their numbers. */
export const membersByScore = (state: State): Standing[] =>
  state.standings
    .filter((standing) => standing?.member === true)
    .filter((standing) => standing !== undefined)
    .sort((a, b) => b.score - a.score || a.person - b.person);
