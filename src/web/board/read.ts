import type { Instant, LocalDate } from '../../../terms/time.ts';
import { sinceLastSession } from '../../club/board/leaderboard.ts';
import { tidy } from '../../club/names.ts';
import type { BoardRow, ClubView, Page } from '../../club/ports.ts';
import { nextSession, sessionNow } from '../../club/sessions/days.ts';
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
export async function readBoard({ view, clubs, now, query }: Asked): Promise<BoardRead | null> {
  const name = tidy(query.name ?? '');
  const number = name === '' ? readPage(query) : 1;
  if (number === null) return null;
  const whole = name === '' ? rowsAPage : null;
  const board = await clubs.board(view.id, number, now, whole);
  if (number > board.pages) return null;
  const rows = name === '' ? board.rows : rowsNamed(name, view, board);
  return {
    club: view.settings.name,
    page: board.page,
    pages: board.pages,
    members: board.total,
    name: name === '' ? null : name,
    rows: rows.map((row) => rowRead(row, view)),
    since: view.state.sessionOrder.at(-1)?.date ?? null,
    ...session(view, now),
  };
}

function rowsNamed(name: string, { people }: ClubView, { rows }: Page<BoardRow>): BoardRow[] {
  const part = name.toLowerCase();
  const isNamed = ({ person }: BoardRow) =>
    people.byNumber(person)?.name.toLowerCase().includes(part) ?? false;
  return rows.filter(isNamed).slice(0, rowsAPage);
}

export const rowRead = ({ person, ...figures }: BoardRow, view: ClubView): RowRead => ({
  ...figures,
  member: personShown(view, person),
  change: sinceLastSession(view, person),
});

function session(view: ClubView, now: Instant): Pick<BoardRead, 'open' | 'next'> {
  const current = sessionNow(view, now);
  return current.ok
    ? { open: meetingOf(current.value), next: null }
    : { open: null, next: meetingOn(nextSession(view, now), view.state) };
}
