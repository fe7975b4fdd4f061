import type { GameNumber, Office, PersonNumber } from '../../ledger/entries.ts';

export type OfficeOutcome =
  /** `closed`: the club's channels in which the bot may not write. */
  | { kind: 'club-set-up'; first: boolean; changed: string[]; closed: string[] }
  | { kind: 'joined'; person: PersonNumber; again: boolean; games: GameNumber[] }
  | { kind: 'member-added'; person: PersonNumber }
  | { kind: 'member-renamed'; person: PersonNumber }
  | { kind: 'office-given'; person: PersonNumber; office: Office }
  | { kind: 'office-taken'; person: PersonNumber; office: Office }
  | { kind: 'account-linked'; person: PersonNumber };
