import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import { deductionFor } from '../../../terms/leaderboard/decay.ts';
import type { EntryOf, PersonNumber } from '../../ledger/entries.ts';
import type { ScorePoint, Session, Standing, State } from '../../ledger/state.ts';
import type { Witness } from './score-move.ts';
import { figuresAtClose } from './session-figures.ts';

/** The standing of a person; one who never joined gets a standing off the board, at the starting score. */
export function standingOf(state: State, person: PersonNumber): Standing {
  const known = state.standings[person];
  if (known !== undefined) return known;
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

/** Acts II.1 and II.7: whoever joins or rejoins starts at the starting score. */
export function joinBoard(state: State, entry: EntryOf<'joined'>, witness?: Witness): void {
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

/** Acts II.7 and II.8: changes nothing for whoever is not on the board, as when their joining was voided. */
export function leaveBoard(state: State, entry: EntryOf<'removed'>): void {
  const standing = state.standings[entry.person];
  const membership = standing?.memberships.at(-1);
  if (standing?.member !== true || membership === undefined) return;
  standing.member = false;
  membership.to = entry.at;
  state.removalRequests.delete(entry.person);
}

/** Acts II.2, II.3 and II.5: a score changed by an officer or by an Act, never under the floor. */
export function adjustScore(state: State, entry: EntryOf<'adjusted'>, witness?: Witness): void {
  const standing = standingOf(state, entry.person);
  const before = standing.score;
  setScore(state, standing, { at: entry.at, score: adjusted(before, entry.change, state.figures) });
  witness?.({ kind: 'adjusted', entry, person: entry.person, before, after: standing.score });
}

/**
 * Act II.6: what the figures of that session take away, never under the floor (Act II.2). Changes nothing for whoever
 * is not on the board, or where the session was never opened.
 */
export function decayScore(state: State, entry: EntryOf<'decayed'>, witness?: Witness): void {
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

function noteDecay({ decays }: Session, { person, basis, seq }: EntryOf<'decayed'>): void {
  const made = decays.get(person) ?? new Map();
  decays.set(person, made.set(basis, seq));
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
