import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { isOut } from '../../../src/tables/games.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import type { Seat } from '../../../src/tables/seats/book.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { type Table, type TableNumber, theTable } from '../../../src/tables/table.ts';
import { Dice } from '../../faults/dice.ts';
import type { SimulatedClub } from './club.ts';
import type { MastersPeople } from './sign-up.ts';

/** How likely it is that somebody at a board is replaced before a movement phase, and that a player comes back whose seat another has. */
const [leaves, comesBack] = [1 / 30, 1 / 2];

const day = 24 * 3600_000;

/** A table as commands name it. */
export const atTable = ({ number }: Pick<Table, 'number'>) => ({ table: `${number}`, channel: '5' });

/** Has people leave the boards of a round, for good or for a while, and others take their seats (WM B.7): by chance, each of those once. */
export class Replacements {
  private readonly club: SimulatedClub;
  private readonly director: PersonNumber;
  private readonly free: PersonNumber[];
  private readonly dice: Dice;

  constructor(club: SimulatedClub, { director, others }: MastersPeople, seed: number, round: number) {
    this.club = club;
    this.director = director;
    this.free = [...others];
    this.dice = new Dice(seed, round);
  }

  /** What happens at a table before the orders of a movement phase. */
  async at(number: TableNumber): Promise<void> {
    const { club, dice } = this;
    const table = theTable(await club.view, number);
    if (table.state.diplomacy?.position.phase.kind !== 'M') return;
    const seats = [...table.state.seats.values()];
    for (const { id: seat, holder, standIn } of seats)
      if (standIn !== null && holder !== null && dice.chance(comesBack))
        await club.does(holder, returnSeat, { ...atTable(table), seat });
    if (!dice.chance(leaves)) return;
    const seat = dice.pick(seats);
    const next = seat.standIn === null && !isOut(table, seat.id) ? this.nextFor(seats) : undefined;
    if (next !== undefined) await this.replace(table, seat, next);
  }

  /** The next person who takes over a seat: nobody who plays at that table, as those can who came into the tournament so. */
  private nextFor(seats: readonly Seat[]): PersonNumber | undefined {
    const place = this.free.findLastIndex((person) => seats.every(({ played }) => !played.includes(person)));
    return place < 0 ? undefined : this.free.splice(place, 1)[0];
  }

  /** Mostly for good. Who is back sooner or later asks somebody themselves. */
  private async replace(table: Table, { id: seat, holder }: Seat, next: PersonNumber): Promise<void> {
    const { club, dice } = this;
    if (holder === null) return;
    const until = dice.chance(0.6) ? null : this.dayIn(dice.between(6, 20));
    if (until === null) await club.does(holder, leaveTable, atTable(table));
    const asked = { ...atTable(table), seat, member: { text: `#${next}` }, until, reason: null };
    await club.does(until === null ? this.director : holder, offerSeat, asked);
    const offer = theTable(await club.view, table.number).state.offers.get(seat)?.seq ?? 0;
    await club.does(next, answerOffer, { ...atTable(table), offer, accepts: true });
  }

  private dayIn(days: number): string {
    return new Date(this.club.now + days * day).toISOString().slice(0, 10);
  }
}
