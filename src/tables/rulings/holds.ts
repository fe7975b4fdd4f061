import type { Ruling } from './book.ts';

/** Whether a ruling holds: nobody overturned it or took it back. */
export const holds = ({
  overturnedIn,
  overturnedBy,
  withdrawn,
}: Pick<Ruling, 'overturnedIn' | 'overturnedBy' | 'withdrawn'>): boolean =>
  overturnedIn === null && overturnedBy === null && !withdrawn;
