import type { ClubView } from '../../house/ports.ts';
import { type Reply, toClub } from '../../house/words/reply.ts';
import { accountsOf, calling, listed } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Table } from '../table.ts';
import { seatName } from './table.ts';

/** A message at a table, which calls the gamemaster and those people. */
export function callingGmAnd(
  view: ClubView,
  { state: { gm } }: Table,
  lines: readonly (string | false)[],
  people: readonly (PersonNumber | null)[] = [],
): Reply {
  const called = [...new Set([...people, gm])].filter((person) => person !== null);
  return toClub([...lines, ...calling(view, called)], { pings: accountsOf(view, called) });
}

/** `Austria, France and Turkey` */
export const seatNames = (table: Table, seats: readonly string[], last: 'and' | 'or' = 'and'): string =>
  listed(
    seats.map((seat) => seatName(table, seat)),
    last,
  );
