import type { ClubView } from '../../house/ports.ts';
import { accountsOf, listed } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Table } from '../table.ts';
import { seatName } from './table.ts';

/** The accounts to be pinged of the gamemaster and those people. */
export const callingGmAnd = (
  view: ClubView,
  { state: { gm } }: Table,
  people: readonly (PersonNumber | null)[] = [],
): string[] =>
  accountsOf(
    view,
    [...new Set([...people, gm])].filter((person) => person !== null),
  );

/** `Austria, France and Turkey` */
export const seatNames = (table: Table, seats: readonly string[], last: 'and' | 'or' = 'and'): string =>
  listed(
    seats.map((seat) => seatName(table, seat)),
    last,
  );
