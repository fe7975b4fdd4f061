import type { Instant } from '../../../../terms/time.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { endWithWeekend } from '../../clock/weekend.ts';
import type { Seat } from '../../seats/book.ts';
import type { Table } from '../../table.ts';
import type { Board } from '../book/rounds.ts';
import type { EnteredTeam } from '../book/sign-up.ts';
import { formatOf, type RoundPlan, type TournamentFormat } from '../format.ts';
import { plansOf } from '../rounds/plans.ts';
import { teamSeated } from '../sign-up/teams.ts';
import { type Tournament, tournamentNumbered } from '../tournament.ts';

/** A table as a board of a tournament. */
export interface BoardAt {
  tournament: Tournament;
  format: TournamentFormat;
  board: Board;
  plan: RoundPlan;
}

/** The board of a tournament that is played at a table; null for a table by itself. */
export function boardAt(view: Pick<ClubView, 'books'>, { about }: Pick<Table, 'about'>): BoardAt | null {
  const place = about.tournament;
  const tournament = place === undefined ? null : tournamentNumbered(view, place.number);
  if (place === undefined || tournament === null) return null;
  const round = tournament.state.rounds.find(({ number }) => number === place.round);
  const board = round?.boards.find((each) => each.board === place.board);
  const plan = plansOf(tournament).find((each) => each.round === place.round);
  if (board === undefined || plan === undefined) return null;
  return { tournament, format: formatOf(tournament.about.rules), board, plan };
}

/** The team whose captain chooses who takes a seat over (WM B.8(a)); null outside the team rounds. */
export const teamAt = ({ tournament, board, plan, format }: BoardAt, seat: string): EnteredTeam | null =>
  format.replacing !== null && plan.forTeams ? teamSeated(tournament.state, board, seat) : null;

/** The captain of that team. */
export function captainOf(
  view: Pick<ClubView, 'books'>,
  table: Pick<Table, 'about'>,
  seat: string,
): PersonNumber | null {
  const at = boardAt(view, table);
  return at === null ? null : (teamAt(at, seat)?.captain ?? null);
}

/**
 * From when reserves may take an open seat: at once where no team plays it, else after 48 hours, or 96 with a weekend in them (WM B.8(d)).
 * Null in the first round, where only a captain chooses (WM B.8(c)), and where no seat is kept for anybody.
 */
export function poolFrom(at: BoardAt, { id, vacancy }: Seat): Instant | null {
  const { replacing } = at.format;
  if (replacing === null || at.plan.kind === 'first' || vacancy === null) return null;
  return teamAt(at, id) === null ? vacancy.since : endWithWeekend(vacancy.since, replacing.teamTime);
}
