import type { LocalDate } from '../../terms/time.ts';
import type { GameNumber, Office, PersonNumber } from '../ledger/entries.ts';
import type { Deducted, Reckoning } from './decay/outcomes.ts';

/** Where a notice goes: a channel of the club's settings, a channel by its id, or a person directly. */
export type NoticeTarget =
  | { to: 'discussion' | 'games' }
  | { to: 'channel'; channel: string }
  | { to: 'person'; person: PersonNumber };

/** What the bot tells the club by itself. People and games by number: names are put in when it is posted. */
export type Notice =
  /** Act III.2: every change of office is announced. */
  | { kind: 'office-changed'; person: PersonNumber; office: Office; given: boolean; by: PersonNumber | null }
  /** Act III.2.4: what was done with a Moderator's power, to which game, and why (the entry's text). */
  | {
      kind: 'game-action';
      action: 'refused' | 'corrected' | 'voided' | 'approved' | 'adjudicated';
      game: GameNumber;
      by: PersonNumber;
      entry: number;
    }
  | {
      kind: 'session-closed';
      date: LocalDate;
      counted: GameNumber[];
      lapsed: GameNumber[];
      referred: GameNumber[];
      /** Acts II.6.1 and II.6.2 */
      decayed: Deducted[];
    }
  /** Act II.6: a Member is told what became of their points, and warned. */
  | ({ kind: 'decay' } & Reckoning)
  /** Act 0.12: both players of a lapsed game are told. */
  | { kind: 'game-lapsed'; game: GameNumber; person: PersonNumber };
