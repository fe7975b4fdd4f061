import type { ClubView } from '../../house/ports.ts';
import type { TableState } from '../book/table.ts';
import type { Table } from '../table.ts';

/** The club's zone and holidays: what a table's clock takes from it. */
export type ClubClock = Pick<ClubView, 'state'>;

interface Reckoned<T> {
  lastSeq: number;
  figures: object;
  cancelled: ReadonlySet<string>;
  days: number;
  value: T;
}

/**
 * Reckons something of a table again only once its book, the club's figures or its days off have changed: it is asked for at every
 * command of the club, of all its tables. What is kept goes with the state of the table, which moves on in place.
 */
export function reckonedOnce<V extends ClubClock, T>(
  reckon: (view: V, table: Table) => T,
): (view: V, table: Table) => T {
  const kept = new WeakMap<TableState, Reckoned<T>>();
  return (view, table) => {
    const { state } = table;
    const { lastSeq } = state;
    const { figures, cancelled } = view.state;
    const before = kept.get(state);
    const isSame = before?.lastSeq === lastSeq && before.figures === figures;
    if (isSame && before.cancelled === cancelled && before.days === cancelled.size) return before.value;
    const value = reckon(view, table);
    kept.set(state, { lastSeq, figures, cancelled, days: cancelled.size, value });
    return value;
  };
}
