import type { LocalDate } from '../../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../../ledger/entries.ts';

export type SessionOutcome =
  | { kind: 'session-opened'; date: LocalDate }
  | {
      kind: 'session-closed';
      date: LocalDate;
      counted: GameNumber[];
      lapsed: GameNumber[];
      referred: GameNumber[];
    }
  | { kind: 'session-cancelled'; date: LocalDate; restored: boolean }
  | { kind: 'register-marked'; person: PersonNumber; date: LocalDate; present: boolean }
  | { kind: 'checked-in'; person: PersonNumber; date: LocalDate; moderating: boolean }
  | { kind: 'checked-out'; person: PersonNumber; date: LocalDate };
