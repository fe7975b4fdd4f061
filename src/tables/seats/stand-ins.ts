import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Table, type TableNumber, theTable, writeAt } from '../table.ts';
import type { Seat } from './book.ts';

/** Whether somebody has been stood in for in as many seasons of a game as they can be (WM B.7). */
export function isStoodInEnough({ rules, state }: Table, person: PersonNumber | null): boolean {
  const { seasons } = rules.figures.replacement;
  const stoodIn = person === null ? undefined : state.diplomacy?.stoodIn.get(person);
  return seasons !== null && (stoodIn?.size ?? 0) >= seasons;
}

/** The time of a stand-in is over: its player has until the next results to come back (WM B.7, MJ A.12), and is told so. */
export function standInOver(work: UnitOfWork, table: Table, { id, holder, standIn }: Seat): void {
  if (standIn === null) return;
  writeAt(work, table, { type: 'stand-in-over', seat: id }, null);
  const told = { table: table.number, seat: id, standIn: standIn.person };
  const { number } = table;
  work.announce({ kind: 'stand-in-over', ...told, person: holder }, { to: 'table', table: number });
  if (holder !== null) tell(work, { kind: 'come-back', ...told }, holder);
}

/**
 * After a phase: whoever stands in longer than was said has the seat for good, and so have those who would stand in for more seasons
 * than anybody can be stood in for (WM B.7, MJ A.12). `newSeason`: whether another one begins.
 */
export function settleStandIns(work: UnitOfWork, number: TableNumber, newSeason: boolean): void {
  const table = theTable(work, number);
  if (table.rules.figures.replacement.over !== 'for-good') return;
  for (const { id: seat, holder, standIn } of table.state.seats.values()) {
    if (standIn === null || !(standIn.isOver || (newSeason && isStoodInEnough(table, holder)))) continue;
    const { person } = standIn;
    writeAt(work, theTable(work, number), { type: 'seat-replaced', seat, person, until: null }, null);
    const told = { kind: 'stands-in-for-good', table: number, seat, person, holder } as const;
    work.announce(told, { to: 'table', table: number });
  }
}
