import type { Instant } from '../../../terms/time.ts';
import type { Undone } from '../../ledger/hindsight.ts';
import { kindsOf } from '../../ledger/kind.ts';
import type { TableState } from './table.ts';

/** What the rule books of all tables have in common. */
export interface TableWorld {
  state: TableState;
  later: TableHindsight;
  told: unknown;
  reader: unknown;
  rows: null;
}

/** What later entries of a table make of earlier ones. */
export interface TableHindsight extends Undone {
  /** The lines of an order set that were put right, and when, by the entry that published it. */
  corrected: Map<number, { lines: readonly string[]; at: Instant }>;
}

/** A hindsight of no entries. */
export const nothingLaterAtTable = (): TableHindsight => ({
  voided: new Set(),
  undoneAt: new Map(),
  corrected: new Map(),
});

/** Defines a kind of entry that every table can have. */
export const kind = kindsOf<TableWorld>();
