import type { PersonNumber } from '../../src/ledger/fields.ts';
import { tableBooks } from '../../src/tables/book/table.ts';
import type { ExtendInput } from '../../src/tables/clock/extension-wish.ts';
import { phaseEndOf } from '../../src/tables/clock/phase-due.ts';
import { powersToOrder } from '../../src/tables/diplomacy/needs.ts';
import { giveOrders } from '../../src/tables/diplomacy/orders/give-orders.ts';
import { markFinal } from '../../src/tables/diplomacy/orders/mark-final.ts';
import { inGame } from '../../src/tables/diplomacy/orders/own-orders.ts';
import { orderLines } from '../../src/tables/diplomacy/words/orders.ts';
import { presentPhase } from '../../src/tables/games.ts';
import { joinTable } from '../../src/tables/opening/join-table.ts';
import { openTable } from '../../src/tables/opening/open-table.ts';
import { startTable } from '../../src/tables/opening/start-table.ts';
import { type DiplomacyTableRules, diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { playerOf } from '../../src/tables/seats/book.ts';
import { type Table, theTable, writeAt } from '../../src/tables/table.ts';
import type { Outcome } from '../../src/told.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { playUntilAustriaIsOut } from '../support/played-tables.ts';

/** Where commands are given in these stories: no table's thread. */
export const elsewhere = '99';

/** The table of these stories, as a command names it. */
export const atTable = { table: '1', channel: elsewhere };

/** Puts a deadline off by so many days, or as many as is usual. */
export const extending = (
  days: number | null = null,
  reason: string | null = null,
  otherwise: Partial<ExtendInput> = {},
): ExtendInput => ({ ...atTable, days, reason, seat: null, next: false, holidays: false, ...otherwise });

/** The bot looks at what is due more often; it comes to the same. */
const aWhile = 5 * 60_000;

/** A club with a table that Mo runs, and seven players who have joined it, on a Monday. */
export class TableStory {
  readonly club: Story;
  readonly mo: PersonNumber;
  readonly players: PersonNumber[];

  constructor(now = '2026-11-23 12:00', rules: DiplomacyTableRules['id'] = 'club') {
    this.club = aClub({ now });
    this.club.keep((work) => work.saveSettings({ tables: true }));
    this.mo = this.club.moderator('Mo');
    this.players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((name) => this.club.member(name));
    this.does(this.mo, openTable, {
      game: 'diplomacy',
      rules,
      name: 'Friday Diplomacy',
      gm: null,
      channel: null,
      lot: 'by chance',
    });
    for (const player of this.players) this.does(player, joinTable, { ...atTable, preference: null });
  }

  get table(): Table {
    return theTable(this.club.view, 1);
  }

  /** Draws the seats. */
  start(): this {
    this.does(this.mo, startTable, atTable);
    return this;
  }

  /** Who plays a power. */
  playing(power: string): PersonNumber {
    const seat = this.table.state.seats.get(power);
    const player = seat === undefined ? null : playerOf(seat);
    if (player === null) throw new Error(`Nobody plays ${power}`);
    return player;
  }

  /** Somebody else plays a power from now on: for good, or until then. */
  replace(seat: string, person: PersonNumber, until: number | null = null): this {
    this.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'seat-replaced', seat, person, until }, this.mo),
    );
    return this;
  }

  /** Years go by, in which Austria loses all that it has. */
  austriaIsOut(): this {
    this.club.keep((work) => playUntilAustriaIsOut(work, 1));
    return this;
  }

  /** The gamemaster gives it up. */
  abandon(): this {
    this.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'table-abandoned', as: 'gm' }, this.mo),
    );
    return this;
  }

  /** Does what has to succeed. */
  does<Input>(...deed: Parameters<typeof this.club.does<Input>>): Outcome | null {
    const result = this.club.does(...deed);
    if (!result.ok) throw new Error(JSON.stringify(result));
    return result.value;
  }

  /** Another table of the same players begins now. Returns its number. */
  another(): number {
    const { about, state } = this.table;
    let number = 0;
    this.club.keep((work) => {
      number = work.begin(tableBooks).number;
      const book = work.books.get(number);
      if (book?.goesBy(tableBooks) !== true) throw new Error('A table has just been opened');
      work.appendTo(book, { type: 'table-opened', ...about, gm: this.mo }, { by: null, acts: [] });
      const seats = [...state.seats.values()].map(({ id, holder }) => ({ seat: id, person: holder ?? 0 }));
      writeAt(work, theTable(work, number), { type: 'seats-drawn', seed: 'a lot', seats }, null);
    });
    return number;
  }

  /** As by the form: all that the power orders. */
  orders(power: string, text: string): this {
    const phase = presentPhase(this.table).id;
    this.does(this.playing(power), giveOrders, { ...atTable, text, whole: true, phase });
    return this;
  }

  /** All its units hold. */
  holds(power: string): this {
    const units = this.table.state.diplomacy?.position.units.filter((unit) => unit.power === power) ?? [];
    return this.orders(power, units.map(({ type, at }) => `${type} ${at} H`).join('\n'));
  }

  /** The orders of some powers, as by the form; all units of the others that have something to order hold, or are disbanded. */
  allOrder(orders: Readonly<Record<string, string>> = {}): this {
    const { diplomacy: game } = this.table.state;
    if (game === null) throw new Error('Nothing is played');
    const { map } = diplomacyRules(this.table.rules).diplomacy;
    for (const power of powersToOrder(game.position, map)) {
      const text = orders[power];
      if (text !== undefined) this.orders(power, text);
      else if (game.position.phase.kind === 'M') this.holds(power);
    }
    return this;
  }

  /** Goes to the end of the phase that is played, and has it done. */
  async endPhase(): Promise<this> {
    const ends = phaseEndOf(this.club.view, this.table);
    if (ends === null) throw new Error('No phase is played');
    this.club.now = Math.max(this.club.now, ends.at) + 1_000;
    await this.club.settle();
    return this;
  }

  /** Plays a phase with the orders of some powers. */
  async goOn(orders: Readonly<Record<string, string>> = {}): Promise<this> {
    return await this.allOrder(orders).endPhase();
  }

  /** What a player sees of their own orders. */
  readingOf(power: string): string[] {
    const seat = this.table.state.seats.get(power);
    const own = seat === undefined ? null : inGame(this.table, seat);
    if (own === null || !own.ok) throw new Error(`${power} has nothing to order`);
    return orderLines(own.value, this.club.view);
  }

  /** What became of the orders of a power in the latest phase: `A vie-gal: moves`. */
  toldOf(power: string): string[] {
    const told = this.table.state.diplomacy?.history.at(-1)?.told ?? [];
    return told.filter((each) => each.power === power).map(({ order, result }) => `${order}: ${result}`);
  }

  /** The phase that is played: `S1901M`. */
  get phase(): string {
    return presentPhase(this.table).id;
  }

  final(power: string): this {
    this.does(this.playing(power), markFinal, { ...atTable, final: true, phase: null });
    return this;
  }

  /** Moves the clock on as time passes, and has done what is due by then. */
  async goTo(moment: string): Promise<this> {
    const { club } = this;
    for (const end = club.moment(moment); club.now < end; ) {
      club.now = Math.min(end, club.now + aWhile);
      await club.settle();
    }
    return this;
  }

  /** The same where the bot was not running in between. */
  async backAt(moment: string): Promise<this> {
    this.club.at(moment);
    await this.club.settle();
    return this;
  }
}
