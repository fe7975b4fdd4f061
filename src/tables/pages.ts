import type { TableNumber } from './table.ts';

/** Where the page of a table is among the pages of its club; with a phase, as it was played. */
export const tablePath = (table: TableNumber, phase: string | null = null): string =>
  phase === null ? `tables/${table}` : `tables/${table}?phase=${phase}`;
