import type { GameNumber, Office, PersonNumber } from '../../ledger/entries.ts';

export type OfficeOutcome =
  | { kind: 'club-set-up'; first: boolean; changed: string[] }
  | { kind: 'joined'; person: PersonNumber; again: boolean; games: GameNumber[] }
  | { kind: 'member-added'; person: PersonNumber }
  | { kind: 'member-renamed'; person: PersonNumber }
  | { kind: 'office-given'; person: PersonNumber; office: Office }
  | { kind: 'office-taken'; person: PersonNumber; office: Office }
  | { kind: 'account-linked'; person: PersonNumber };
