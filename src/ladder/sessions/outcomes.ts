import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { date, game, instant, penalty, person } from '../../ledger/fields.ts';
import { deducted, reckoning } from '../decay/outcomes.ts';

const games = z.array(game);
/** What became of the games that were open when it closed. */
const closed = z.object({ date, counted: games, lapsed: games, referred: games });

export const sessionOutcomes = {
  'session-opened': z.object({ date }),
  'session-closed': closed.extend({ decayed: z.array(deducted).optional() }),
  'session-cancelled': z.object({ date, restored: z.boolean() }),
  /** `reckoning`: the deductions that rested on the register (Act II.6). */
  'register-marked': z.object({ person, date, present: z.boolean(), reckoning: reckoning.optional() }),
  'checked-in': z.object({ person, date, moderating: z.boolean() }),
  'checked-out': z.object({ person, date }),
};
export type SessionOutcome = Told<typeof sessionOutcomes>;

/** A place on the board, what it was before the session, and the points won or lost since it began. */
const moved = z.object({
  person,
  rank: z.int(),
  rankBefore: z.int(),
  score: z.number(),
  change: z.number(),
});
export type Moved = z.output<typeof moved>;

/** How a session went, and what the club has before it: everything as it was in one moment. */
export const round = closed.extend({
  /** Everybody on the board and playing, best first. */
  board: z.array(moved),
  /** The games of that day that count. */
  games,
  decayed: z.array(deducted),
  /** Act II.6: how many Members were warned; who they are is theirs to know. */
  warned: z.int(),
  /** Act I.6: the games whose rematch is still to be played. */
  rematches: games,
  /** Act II.10.5: on whom a monitor is to be lifted, or its suspicion stated anew. */
  monitors: z.array(person),
  /** Act III.2.4: the penalties of which the public is still to be told. */
  undeclared: z.array(z.object({ penalty, declareBy: instant })),
  /** Act II.8: how many Members have asked to leave and are still to be removed. */
  requests: z.int(),
  next: date,
});
export type Round = z.output<typeof round>;
