import type { Person } from '../../../../packages/nomic/src/index.ts';
import { sameName } from '../../../house/names.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Table } from '../../table.ts';
import { playerAt } from '../../votes/proposals.ts';
import { seatPlayedBy } from '../../who.ts';
import { nameToken, nomicPeople, withoutMarks } from '../names.ts';
import { nomicSeats } from '../seats.ts';

/** What a seat’s player can be called where somebody types it: by a mention, by their day, or by their name. */
function calledBy(view: ClubView, table: Table, seat: string): string[] {
  const player = playerAt(table, seat);
  const name = player === null ? undefined : view.people.byNumber(player)?.name;
  return [nameToken(seat), nomicSeats.find(({ id }) => id === seat)?.name ?? seat, ...(name ? [name] : [])];
}

/** The players, under each name by which people may write of them. */
export const peopleTyped = (view: ClubView, table: Table): readonly Person[] =>
  nomicPeople.flatMap(({ id }) => calledBy(view, table, id).map((name) => ({ id, name })));

/** The seat whose player is called so; null where nobody is. */
export const seatCalled = (view: ClubView, table: Table, name: string): string | null =>
  peopleTyped(view, table).find((person) => sameName(person.name, name) || person.name === name)?.id ?? null;

/** What somebody wrote, with what stands for a player in place of their mention, and nobody’s account in it. */
export const withoutAccounts = (view: ClubView, table: Table, text: string): string =>
  withoutMarks(text).replaceAll(/<@!?(\d{1,20})>/g, (_, account: string) => {
    const seat = seatPlayedBy(table, view.people.byAccount(account)?.number ?? null);
    return seat === null ? '@somebody' : nameToken(seat.id);
  });
