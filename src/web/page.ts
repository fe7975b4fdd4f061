import type { VNode } from 'preact';
import type { Instant } from '../../terms/time.ts';
import type { ClubView } from '../house/ports.ts';
import type { LadderClubs } from '../ladder/ports.ts';

/** A request for something of one club, whose pages are open to the person who asks. */
export interface Asked {
  view: ClubView;
  clubs: LadderClubs;
  now: Instant;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Where a page stands among the pages of its club. */
export interface Place {
  /** The address of another page of the same club: `members/3` becomes `/members/3` or `/c/…/members/3`. */
  link(path: string): string;
}

export interface Shown {
  title: string;
  main: VNode;
}

/** What a page shows where there is such a thing, by the function that reads it. */
export type Found<Read extends (...asked: never[]) => unknown> = NonNullable<Awaited<ReturnType<Read>>>;

/** One page of a club: what may be shown of it, as data, and how that looks. */
interface PageOf<Read extends object> {
  /** Without the club's own part: `members/:number`. The data alone is at `api/` before it. */
  path: string;
  /** Only what everybody may know; null where there is no such thing. */
  read(asked: Asked): Promise<Read | null> | Read | null;
  /** Null for a part of it that is not there. */
  show(read: Read): Shown | null | Promise<Shown | null>;
}

export interface Page {
  path: string;
  open(asked: Asked): Promise<{ read: object; show(): Shown | null | Promise<Shown | null> } | null>;
}

/** A page whose look is drawn from the very data that its address under `api/` gives. */
export const definePage = <Read extends object>({ path, read, show }: PageOf<Read>): Page => ({
  path,
  async open(asked) {
    const found = await read(asked);
    return found === null ? null : { read: found, show: () => show(found) };
  },
});

/** Something of a club that is no page: a table, a picture, a game to take home. Addressed as its pages are. */
export interface ClubFile {
  path: string;
  open(asked: Asked): Promise<FileBody | null> | FileBody | null;
}

export interface FileBody {
  /** Such as `text/csv; charset=utf-8`. */
  type: string;
  /** Under which it is kept by anyone who downloads it, in plain ASCII; null for what is shown in place. */
  name: string | null;
  body: string | Uint8Array;
}

/** Reads a number as the site itself writes it, counted from 1; null for anything else, `01` and `1e3` too. */
export const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The page of a list that is asked for, counted from 1 and the first unless named; null for what is no number. */
export const readPage = ({ page }: Readonly<Record<string, string>>): number | null =>
  page === undefined ? 1 : readNumber(page);

/** The part of a list that is on its page of that number; null for a page that is not there. */
export function pageOf<Row>(list: readonly Row[], rowsAPage: number, page: number | null) {
  const pages = Math.max(1, Math.ceil(list.length / rowsAPage));
  if (page === null || page > pages) return null;
  return { page, pages, rows: list.slice((page - 1) * rowsAPage, page * rowsAPage) };
}
