import type { GameNumber, Office, PersonNumber } from '../../ledger/entries.ts';

export type OfficeOutcome =
  /**
   * `closed`: the club's channels in which the bot may not write. `asked`: the entry by which another officer is asked to
   * agree to the member of staff.
   */
  | { kind: 'club-set-up'; first: boolean; changed: string[]; closed: string[]; asked?: number }
  | { kind: 'joined'; person: PersonNumber; again: boolean; games: GameNumber[] }
  | { kind: 'member-added'; person: PersonNumber }
  | { kind: 'member-renamed'; person: PersonNumber }
  | { kind: 'office-given'; person: PersonNumber; office: Office }
  | { kind: 'office-taken'; person: PersonNumber; office: Office }
  | { kind: 'account-linked'; person: PersonNumber };
