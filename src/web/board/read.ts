import type { Instant, LocalDate } from '../../../terms/time.ts';
import { tidy } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { sinceLastSession, wholeBoard } from '../../ladder/board/leaderboard.ts';
import type { BoardRow } from '../../ladder/ports.ts';
import { nextSession, sessionNow } from '../../ladder/sessions/days.ts';
import { readPage } from '../asked.ts';
import { type Meeting, meetingOf, meetingOn } from '../calendar/read.ts';
import { type PersonShown, personShown } from '../names.ts';
import type { Asked } from '../page.ts';

export interface BoardRead {
  /** The club's name, null for a club that was not set up. */
  club: string | null;
  page: number;
  pages: number;
  /** How many are on the board. */
  members: number;
  /** The part of a name that was looked for; null where the whole board is shown. */
  name: string | null;
  /** The best first; of those looked for, the first hundred. */
  rows: RowRead[];
  /** The day of the session since which `change` is reckoned; null before the first. */
  since: LocalDate | null;
  /** The session that is going on, or null and the next one. */
  open: Meeting | null;
  next: Meeting | null;
}

export interface RowRead {
  /** Equal scores share a rank. */
  rank: number;
  member: PersonShown;
  score: number;
  wins: number;
  draws: number;
  losses: number;
  /** Points won or lost since the latest session began. */
  change: number;
}

export const rowsAPage = 100;

/** A page of the board, or those on it whose names have what is looked for; null for a page that is not there. */
export function readBoard({ view, now, query }: Asked): BoardRead | null {
  const name = tidy(query.name ?? '');
  const page = name === '' ? readPage(query) : 1;
  const board = wholeBoard(view.state, now);
  const pages = Math.max(1, Math.ceil(board.length / rowsAPage));
  if (page === null || page > pages) return null;
  const rows = name === '' ? board.slice((page - 1) * rowsAPage) : rowsNamed(name, view, board);
  return {
    club: view.settings.name,
    page,
    pages,
    members: board.length,
    name: name === '' ? null : name,
    rows: rows.slice(0, rowsAPage).map((row) => rowRead(row, view, now)),
    since: view.state.sessionOrder.at(-1)?.date ?? null,
    ...session(view, now),
  };
}

function rowsNamed(name: string, { people }: ClubView, rows: readonly BoardRow[]): BoardRow[] {
  const part = name.toLowerCase();
  const isNamed = ({ person }: BoardRow) =>
    people.byNumber(person)?.name.toLowerCase().includes(part) ?? false;
  return rows.filter(isNamed);
}

export const rowRead = ({ person, ...figures }: BoardRow, view: ClubView, now: Instant): RowRead => ({
  ...figures,
  member: personShown(view, person, now),
  change: sinceLastSession(view, person),
});

function session(view: ClubView, now: Instant): Pick<BoardRead, 'open' | 'next'> {
  const current = sessionNow(view, now);
  return current.ok
    ? { open: meetingOf(current.value), next: null }
    : { open: null, next: meetingOn(nextSession(view, now), view.state) };
}
