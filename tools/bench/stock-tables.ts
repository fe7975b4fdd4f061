import { standardMap } from '../../packages/diplomacy/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { tableBooks } from '../../src/tables/book/table.ts';
import { ordersPlace } from '../../src/tables/diplomacy/orders/own-orders.ts';
import { randomOrders } from '../../src/tables/diplomacy/random-orders.ts';
import { lotPlace } from '../../src/tables/opening/finding.ts';
import { club as houseRules } from '../../src/tables/rule-sets/club.ts';
import { diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { Dice } from '../faults/dice.ts';

/** The phase that all tables play. */
const phase = 'S1901M';

interface Tables {
  /** The channel of each. */
  channels: readonly string[];
  /** When their first phase ends, all at once. */
  deadline: number;
  /** How many people there are; they sit at many tables each. */
  people: number;
}

/** Tables at which the first phase is played until that moment, with random orders from every seat, and nobody is reminded. */
export async function stockTables(
  clubs: PrismaClubs,
  club: string,
  { channels, deadline, people }: Tables,
): Promise<void> {
  const now = deadline - houseRules.figures.hours.M * 3600_000;
  await clubs.change(club, { interaction: null, now, clock: null }, (work) => {
    const tableThreads = Object.fromEntries(channels.map((channel, place) => [place + 1, channel]));
    work.saveSettings({ tables: true, tableThreads });
    for (const place of channels.keys()) begin(work, place + 1, people);
    return done(null);
  });
}

function begin(work: UnitOfWork, number: number, people: number): void {
  const book = work.begin(tableBooks);
  const about = { name: `Table ${number}`, game: 'diplomacy', rules: 'club', gm: 1 } as const;
  const lot = work.secrets.hide(lotPlace(number), 'a lot');
  const opened = { type: 'table-opened', ...about, commitment: '00'.repeat(32), lot } as const;
  work.appendTo(book, opened, { by: 1, acts: [] });
  const seats = [...standardMap.powers.keys()].map((seat, place) => ({
    ...{ seat, person: 2 + ((number + place) % (people - 1)) },
  }));
  writeAt(work, theTable(work, number), { type: 'seats-drawn', seed: 'a lot', seats }, 1);
  for (const { person } of seats)
    writeAt(work, theTable(work, number), { type: 'reminders-set', person, hours: [] }, person);
  const dice = new Dice(number);
  for (const { seat, person } of seats) {
    const table = theTable(work, number);
    const game = table.state.diplomacy;
    if (game === null) throw new Error('The table has just begun');
    const { diplomacy } = diplomacyRules(table.rules);
    const lines = randomOrders(game.position, diplomacy.map, diplomacy, seat, (n) => dice.between(0, n - 1));
    const orders = work.secrets.hide(ordersPlace(number, seat, phase), lines.join('\n'));
    writeAt(work, table, { type: 'orders-given', seat, phase, orders }, person);
  }
}
