import type { LocalDate } from '../terms/time.ts';
import { appealsBook, type Court, type CourtHindsight, emptyCourt } from './appeals/book/court.ts';
import { type HouseHindsight, nothingLaterInHouse } from './house/book/hindsight.ts';
import { emptyHouse, type House, houseBook } from './house/book/house.ts';
import type { ClubView } from './house/ports.ts';
import type { Naming } from './house/record/read-record.ts';
import { emptyLadder, type Ladder, type LadderHindsight, ladderBook } from './ladder/book/ladder.ts';
import type { ScoreMove } from './ladder/book/scoring.ts';
import type { Book } from './ledger/book.ts';
import type { Stamped } from './ledger/entry.ts';
import type { GameNumber, PersonNumber } from './ledger/fields.ts';
import { type AnyRules, RuleBooks } from './ledger/rule-books.ts';
import { tableBooks } from './tables/book/table.ts';
import { tournamentBooks } from './tables/tournaments/book/tournament.ts';

/** All that the ledger says of a club at one moment: what the fold makes of its entries. */
export interface State extends House, Ladder, Court {
  lastSeq: number;
}

/** What later entries of a club make of earlier ones: known before the first is applied. */
export interface Hindsight extends HouseHindsight, LadderHindsight, CourtHindsight {}

/** The rows of the tables beside the ledger, by their keys. */
export interface Rows {
  standings?: readonly PersonNumber[];
  games?: readonly GameNumber[];
  sessions?: readonly LocalDate[];
}

/** What the rule books of a club have in common. */
export interface Club {
  state: State;
  later: Hindsight;
  told: ScoreMove;
  reader: { view: ClubView; name: Naming };
  rows: Rows;
}

type AnyKind = (typeof houseBook | typeof ladderBook | typeof appealsBook)['kinds'][number];
type Bodies = { [K in AnyKind as K['type']]: ReturnType<K['read']> };

export type EntryType = keyof Bodies;

/** What an entry says, by its type. */
export type BodyOf<T extends EntryType> = Bodies[T];
export type Body = BodyOf<EntryType>;
export type EntryOf<T extends EntryType> = Stamped<Bodies[T]>;
export type Entry = EntryOf<EntryType>;

/** A club in which nothing has happened yet. */
export const emptyState = (): State => ({ lastSeq: 0, ...emptyHouse(), ...emptyLadder(), ...emptyCourt() });

/** A hindsight of no entries. */
const nothingLater = (): Hindsight => ({
  ...nothingLaterInHouse(),
  adjusted: new Map(),
  superseded: new Set(),
});

/** The rule books of a club. */
export const rules = new RuleBooks<Club, Body>([houseBook, ladderBook, appealsBook], {
  kind: 'club',
  empty: emptyState,
  nothingLater,
});

export type Rules = typeof rules;

/** What the Terms make of a club's ledger; the witness is told of every change of a score, in order. */
export const fold = (entries: readonly Entry[], witness?: (move: ScoreMove) => void): State =>
  rules.fold(entries, witness);

export type ClubBook = Book<Club, Body>;

/** The kinds of book that a club can hold: its own, and whatever else is played by rule books of its own. */
export const kindsOfBook: readonly AnyRules[] = [rules, tableBooks, tournamentBooks];
