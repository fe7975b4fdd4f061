import type { Clubs } from '../house/clubs.ts';
import type { Person } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import { iso } from '../house/privacy/export.ts';
import type { Export, ExportReader, TableOrdersExport } from '../house/privacy/export-shape.ts';
import { ordersPlace } from './diplomacy/orders/own-orders.ts';
import { type Table, tablesOf } from './table.ts';

/**
 * What tables keep of a person (Act 0.13) besides their entries: the orders that they gave, opened for themselves alone (Club 2.2), and
 * the private conversations that they are in (Club 4.2).
 */
export const exportTables = async (
  _: Clubs,
  view: ClubView,
  person: Person,
  reader: ExportReader,
): Promise<Partial<Export>> => ({
  talks: talksWith(view, person),
  tableOrders: tablesOf(view).flatMap((table) => ordersBy(view, table, person.number, reader)),
});

function ordersBy(
  { secrets }: ClubView,
  { book, number: table }: Table,
  person: number,
  reader: ExportReader,
): TableOrdersExport[] {
  return book.entries.flatMap((entry) => {
    if (entry.type !== 'orders-given' || entry.by !== person) return [];
    const { seat, phase, orders, at } = entry;
    const opened = reader === 'self' ? secrets.open(ordersPlace(table, seat, phase), orders) : null;
    const lines = opened === null ? null : opened.words.split('\n');
    return [{ table, seat, phase, given: iso(at), receipt: orders.digest, lines }];
  });
}

/** The threads of private conversations that the bot let somebody into. */
const talksWith = ({ settings }: ClubView, { account }: Person): Export['talks'] =>
  Object.entries(settings.talkThreads).flatMap(([key, { thread, accounts }]) =>
    account !== null && accounts.includes(account) ? [{ table: Number(key.split('/')[0]), thread }] : [],
  );
