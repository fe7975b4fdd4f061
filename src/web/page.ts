import type { VNode } from 'preact';
import type { Instant } from '../../terms/time.ts';
import type { Clubs, ClubView } from '../club/ports.ts';

/** A request for something of one club, whose pages are open to whoever asks. */
export interface Asked {
  view: ClubView;
  clubs: Clubs;
  now: Instant;
  /** The named parts of the address. */
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

/** One page of a club: what may be shown of it, as data, and how that looks. */
interface PageOf<Read extends object> {
  /** Without the club's own part: `members/:number`. The data alone is at `api/` before it. */
  path: string;
  /** Only what everybody may know; null where there is no such thing. */
  read(asked: Asked): Promise<Read | null> | Read | null;
  show(read: Read, place: Place): Shown;
}

export interface Page {
  path: string;
  open(asked: Asked): Promise<{ read: object; show(place: Place): Shown } | null>;
}

/** A page whose look is drawn from the very data that its address under `api/` gives. */
export const definePage = <Read extends object>({ path, read, show }: PageOf<Read>): Page => ({
  path,
  async open(asked) {
    const found = await read(asked);
    return found === null ? null : { read: found, show: (place) => show(found, place) };
  },
});
