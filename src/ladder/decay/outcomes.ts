import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import type { LocalDate } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

/** A deduction at the close of the session of that day. */
export interface Deduction {
  person: PersonNumber;
  date: LocalDate;
  basis: DecayBasis;
}

/** A deduction as it is due: after how many sessions in a row, and how many points without the floor. */
export interface Due extends Deduction {
  inARow: number;
  points: number;
}

/** A deduction as it was made, with the score before and after it. */
export interface Deducted extends Due {
  before: number;
  after: number;
}

/** What Act II.6 did to one Member: points taken, deductions undone, and what the next session would cost points for. */
export interface Reckoning {
  person: PersonNumber;
  /** The session, or the first of those, that it is about. */
  date: LocalDate;
  made: Deducted[];
  undone: Deduction[];
  warned: DecayBasis[];
  /** The score before and after all that. */
  before: number;
  after: number;
}
