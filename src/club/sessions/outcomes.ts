import type { LocalDate } from '../../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../../ledger/entries.ts';
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
