import { sameName } from '../../../house/names.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Table } from '../../table.ts';
import { seatPlayedBy } from '../../who.ts';
import { nameToken } from '../names.ts';
import { peopleNamed } from '../words/people.ts';

/** The seat whose player is called so; null where nobody is. */
export const seatCalled = (view: ClubView, table: Table, name: string): string | null =>
  peopleNamed(view, table).find((person) => person.name === name || sameName(person.name, name))?.id ?? null;

/** A text with what stands for a player in place of their mention, and nobody’s account in it. */
export const withoutAccounts = (view: ClubView, table: Table, text: string): string =>
  text.replaceAll(/<@!?(\d{1,20})>/g, (_, account: string) => {
    const seat = seatPlayedBy(table, view.people.byAccount(account)?.number ?? null);
    return seat === null ? '@somebody' : nameToken(seat.id);
  });
