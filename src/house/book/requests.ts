import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { person } from '../../ledger/fields.ts';
import { kind } from './kind.ts';

/** Act II.8: a Member asked to be removed and has not been yet. */
export interface RemovalRequest {
  seq: number;
  at: Instant;
  /** Of what days, counted from the beginning of its term, the Chief Justice was reminded, and when. */
  reminded: { day: number; at: Instant }[];
}

/** What Members ask for who want to leave (Act II.8). */
export const removalKinds = [
  /** A Member asks to be taken off the Leaderboard (Act II.8). */
  kind('removal-requested', z.object({ person }), {
    title: 'A request to be taken off the Leaderboard',
    apply: ({ removalRequests }, { person, seq, at }) => {
      removalRequests.set(person, { seq, at, reminded: [] });
    },
    line: () => 'asked to be taken off the Leaderboard',
  }),
  kind('removal-request-withdrawn', z.object({ person }), {
    title: 'A request to be taken off was withdrawn',
    apply: ({ removalRequests }, { person }) => {
      removalRequests.delete(person);
    },
    line: () => 'withdrew the request to be removed',
  }),
  /** The Chief Justice was reminded of a request, so many days after it (Act II.8). */
  kind('removal-reminded', z.object({ person, day: z.int() }), {
    title: 'The Chief Justice was reminded of a request to be taken off',
    apply: ({ removalRequests }, { person, day, at }) => {
      removalRequests.get(person)?.reminded.push({ day, at });
    },
  }),
];
