import { kindsOf } from '../../ledger/kind.ts';
import type { Club } from '../../rule-books.ts';

/** Defines a kind of entry of a club. */
export const kind = kindsOf<Club>();
