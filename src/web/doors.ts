import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import type { Place } from './page.ts';

/** The named parts of an address. */
export type Params = Readonly<Record<string, string>>;

/** A way to a club's pages: the front door of the one that stands there, or an address that must be known. */
export interface Door {
  prefix: string;
  /** Whether what is behind it may stay in the memory of the browser, to be asked about each time. */
  caching: string;
  club(params: Params): Promise<ClubId | null>;
  base(params: Params): string;
}

export const doorsOf = (clubs: Clubs): readonly Door[] => [
  { prefix: '', caching: 'no-cache', club: () => clubs.frontPage(), base: () => '' },
  {
    prefix: '/c/:key',
    caching: 'private, no-store',
    club: ({ key = '' }) => clubs.clubAt(key),
    base: ({ key = '' }) => `/c/${encodeURIComponent(key)}`,
  },
];

/** The addresses of one club's pages: all begin with `base`. */
export const placeAt = (base: string): Place => ({
  link(path) {
    if (path.startsWith('#')) return path;
    return path === '' || path.startsWith('?') ? `${base === '' ? '/' : base}${path}` : `${base}/${path}`;
  },
});
