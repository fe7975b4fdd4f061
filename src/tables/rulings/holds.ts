import type { Ruling } from './book.ts';

/** Whether a ruling holds: nobody overturned it or took it back. */
export const holds = ({ overturnedIn, withdrawn }: Pick<Ruling, 'overturnedIn' | 'withdrawn'>): boolean =>
  overturnedIn === null && !withdrawn;
