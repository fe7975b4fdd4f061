import { nothingUndone, type Undone } from '../../../ledger/hindsight.ts';
import { kindsOf } from '../../../ledger/kind.ts';
import type { TournamentState } from './tournament.ts';

/** What the rule books of all tournaments have in common. */
export interface TournamentWorld {
  state: TournamentState;
  later: Undone;
  told: unknown;
  reader: unknown;
  rows: null;
}

/** A hindsight of no entries. */
export const nothingLaterInTournament = nothingUndone;

/** Defines a kind of entry that a tournament can have. */
export const kind = kindsOf<TournamentWorld>();
