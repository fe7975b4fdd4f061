import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { GameNumber, PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Deducted, Reckoning } from '../decay/outcomes.ts';

export type SessionOutcome =
  | { kind: 'session-opened'; date: LocalDate }
  | {
      kind: 'session-closed';
      date: LocalDate;
      counted: GameNumber[];
      lapsed: GameNumber[];
      referred: GameNumber[];
      decayed: Deducted[];
    }
  | { kind: 'session-cancelled'; date: LocalDate; restored: boolean }
  /** `reckoning`: the deductions that rested on the register (Act II.6). */
  | {
      kind: 'register-marked';
      person: PersonNumber;
      date: LocalDate;
      present: boolean;
      reckoning: Reckoning;
    }
  | { kind: 'checked-in'; person: PersonNumber; date: LocalDate; moderating: boolean }
  | { kind: 'checked-out'; person: PersonNumber; date: LocalDate };

/** A place on the board, what it was before the session, and the points won or lost since it began. */
export interface Moved {
  person: PersonNumber;
  rank: number;
  rankBefore: number;
  score: number;
  change: number;
}

/** How a session went, and what the club has before it: everything as it was in one moment. */
export interface Round {
  date: LocalDate;
  /** What became of the games that were open when it closed. */
  counted: GameNumber[];
  lapsed: GameNumber[];
  referred: GameNumber[];
  /** Everybody on the board and playing, best first. */
  board: Moved[];
  /** The games of that day that count. */
  games: GameNumber[];
  decayed: Deducted[];
  /** Act II.6: how many Members were warned; who they are is theirs to know. */
  warned: number;
  /** Act I.6: the games whose rematch is still to be played. */
  rematches: GameNumber[];
  /** Act II.10.5: on whom a monitor is to be lifted, or its suspicion stated anew. */
  monitors: PersonNumber[];
  /** Act III.2.4: the penalties of which the public is still to be told. */
  undeclared: { penalty: PenaltyNumber; declareBy: Instant }[];
  /** Act II.8: how many Members have asked to leave and are still to be removed. */
  requests: number;
  next: LocalDate;
}
