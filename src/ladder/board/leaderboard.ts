import type { Instant } from '../../../terms/time.ts';
import { type Ban, banAt, bannedAt } from '../../house/book/discipline.ts';
import { standingAt } from '../../house/book/members.ts';
import type { ClubId, ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { changeSinceLastSession, membersByScore, missedInARow, type Standing } from '../book/standings.ts';
import { milestoneOf } from '../milestones.ts';
import type { BoardRow, LadderClubs, Page } from '../ports.ts';

/** Why somebody stands apart from the board. */
export type ApartReason =
  /** `byStaff`: under Act III.6.1. */
  | { why: 'banned'; endsAt: Instant | null; byStaff: boolean }
  | { why: 'removed' }
  | { why: 'inactive'; missed: number };

export interface Apart {
  person: PersonNumber;
  score: number;
  reason: ApartReason;
}

export interface Leaderboard {
  page: Page<BoardRow & { sinceLastSession: number }>;
  /** Those who stand apart, best first; null where only the board was asked for. */
  apart: Apart[] | null;
}

/** A page of the board, counted from 1, with points won or lost since the latest session began. */
export async function leaderboard(
  clubs: LadderClubs,
  club: ClubId,
  now: Instant,
  input: { page: number; all: boolean },
): Promise<Leaderboard> {
  const view = await clubs.view(club);
  const page = await clubs.board(club, input.page, now);
  const rows = page.rows.map((row) => ({ ...row, sinceLastSession: sinceLastSession(view, row.person) }));
  return { page: { ...page, rows }, apart: input.all ? everybodyApart(view.state, now) : null };
}

/** Points won or lost since the latest session began. */
export function sinceLastSession({ state }: ClubView, person: PersonNumber): number {
  const standing = state.standings[person];
  return standing === undefined ? 0 : changeSinceLastSession(state, standing);
}

function everybodyApart(state: State, now: Instant): Apart[] {
  const removed = state.standings
    .filter((standing) => standing !== undefined)
    .filter((standing) => !standing.member && standing.memberships.length > 0);
  return [...membersByScore(state), ...removed].flatMap((standing) => {
    const reason = apartFor(state, standing, now);
    return reason === null ? [] : [{ person: standing.person, score: standing.score, reason }];
  });
}

/** Why a person stands apart, or null for one who is on the board and playing. */
export function apartFor(state: State, standing: Standing, now: Instant): ApartReason | null {
  const ban: Ban | null = banAt(state, standing.person, now);
  if (ban !== null) return { why: 'banned', endsAt: ban.endsAt, byStaff: ban.penalty === null };
  if (!standing.member) return { why: 'removed' };
  const missed = missedInARow(state, standing);
  return missed >= state.figures.absenceSessions ? { why: 'inactive', missed } : null;
}

/** The latest board of each state, and what it was made of. */
const boards = new WeakMap<State, { madeOf: string; board: readonly BoardRow[] }>();

/**
 * Everybody on the board, best first; equal scores share a place. Made again once something is written, or a ban begins or ends.
 */
export function wholeBoard(state: State, now: Instant): readonly BoardRow[] {
  const madeOf = [state.lastSeq, ...bannedAt(state, now)].join(' ');
  const latest = boards.get(state);
  if (latest?.madeOf === madeOf) return latest.board;
  const board = placed(state, now);
  boards.set(state, { madeOf, board });
  return board;
}

function placed(state: State, now: Instant): BoardRow[] {
  let rank = 1;
  const playing = membersByScore(state).filter((standing) => apartFor(state, standing, now) === null);
  return playing.map(({ person, score, wins, draws, losses }, above) => {
    if (playing[above - 1]?.score !== score) rank = above + 1;
    return { rank, person, score, wins, draws, losses, milestone: milestoneOf(state, person) };
  });
}

/** A person's place on the board; equal scores share one. Null for somebody who is not on the board. */
export function rankOf(state: State, person: PersonNumber, now: Instant): number | null {
  const own = standingAt(state, person);
  if (own === null || apartFor(state, own, now) !== null) return null;
  const above = state.standings
    .filter((standing) => standing !== undefined)
    .filter((standing) => standing.score > own.score && apartFor(state, standing, now) === null);
  return above.length + 1;
}
