import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { phaseDeadline } from '../../../src/tables/clock/phase-deadline.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { presentPhase } from '../../../src/tables/games.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import type { OpeningReason, Seat } from '../../../src/tables/seats/book.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { openSeat } from '../../../src/tables/seats/open-seat.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { type Table, theTable } from '../../../src/tables/table.ts';
import type { TournamentRuleId } from '../../../src/tables/tournaments/book/sign-up.ts';
import { hideLot } from '../../../src/tables/tournaments/lot.ts';
import { openBoards } from '../../../src/tables/tournaments/rounds/open-boards.ts';
import { plansOf } from '../../../src/tables/tournaments/rounds/plans.ts';
import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';
import { elsewhere } from '../a-table.ts';
import { named } from '../seats/a-replacement.ts';
import { TournamentStory } from './a-tournament.ts';

/** Boards of a tournament at which people take seats over; what is done there is done at the board that was last looked at. */
export class BoardStory extends TournamentStory {
  number = 0;

  constructor(rules: TournamentRuleId = 'world-masters-2004', people = 18) {
    super(rules, people);
  }

  person(n: number): PersonNumber {
    return this.people[n - 1] ?? 0;
  }

  /** Two teams of seven, P1 to P7 with P1 as captain and P8 to P14 with P8, and a first round of so many boards, of which two have players. */
  entered(boards: number): this {
    this.team('Rooks', this.people.slice(0, 7));
    this.team('Knights', this.people.slice(7, 14));
    this.join(...this.people.slice(0, 16));
    const powers = this.tournament.rules.seats.map(({ id }) => id);
    const seats = this.people.slice(0, 14).map((person, place) => ({
      ...{ board: place < 7 ? 1 : 2, power: powers[place % 7] ?? '', person },
    }));
    this.write({
      type: 'sign-up-closed',
      ...{ seed: 'lot', teams: [], reserves: this.people.slice(14, 16), ...this.next },
    });
    this.write({
      ...({ type: 'round-seated', round: 1, seed: 'lot', seats, ...this.next } as const),
      breaches: [],
      boards: Array.from({ length: boards }, (_, n) => ({ board: n + 1, table: 1000 + n })),
    });
    for (const board of [1, 2])
      this.write({
        ...({ type: 'board-finished', round: 1, board, firstYear: 1901, lastYear: 1909 } as const),
        // Of each team the later ones do better, and of two that are equal the one of the second board.
        seats: powers.map((power, place) => ({
          power,
          team: board,
          start: 3,
          centres: [2 * place + board - 1],
        })),
        tenures: seats
          .filter((seat) => seat.board === board)
          .map(({ power, person }) => ({
            ...({
              power,
              player: person,
              from: 0,
              to: null,
              as: 'first',
              fromPool: false,
              began: 1,
            } as const),
          })),
        end: { how: 'year', powers: [], seasons: 18 },
      });
    this.write({ type: 'round-closed', round: 1 });
    return this;
  }

  /** The second round: boards with those seven people each. */
  second(...boards: readonly (readonly number[])[]): this {
    const powers = this.tournament.rules.seats.map(({ id }) => id);
    const [, plan] = plansOf(this.tournament);
    if (plan === undefined) throw new Error('There is no second round');
    const seated = boards.map((those, n) => ({
      board: n + 1,
      seats: those.map((each, place) => ({ power: powers[place] ?? '', person: this.person(each) })),
    }));
    this.club.keep((work) => {
      const tournament = theTournament(work, this.tournament.number);
      const opened = openBoards(work, tournament, seated, { plan, seed: 'lot', by: this.mo });
      const next = hideLot(work, tournament.number, 'another');
      const round = { type: 'round-seated', round: 2, seed: 'lot', ...next } as const;
      writeIn(work, theTournament(work, tournament.number), { ...round, ...opened, breaches: [] }, this.mo);
    });
    return this.at(1);
  }

  /** Looks at a board of the latest round. */
  at(board: number): this {
    const { boards = [] } = this.tournament.state.rounds.at(-1) ?? {};
    this.number = boards.find((each) => each.board === board)?.table ?? 0;
    return this;
  }

  /** Goes to the board at which somebody plays. Returns their seat. */
  where(person: PersonNumber): string {
    const { boards = [] } = this.tournament.state.rounds.at(-1) ?? {};
    for (const { board, seats } of boards)
      for (const seat of seats)
        if (seat.person === person) {
          this.at(board);
          return seat.power;
        }
    throw new Error(`${person} plays nowhere`);
  }

  get table(): Table {
    return theTable(this.club.view, this.number);
  }

  seat(id: string): Seat {
    const seat = this.table.state.seats.get(id);
    if (seat === undefined) throw new Error(`There is no seat ${id}`);
    return seat;
  }

  get deadline(): number {
    return phaseDeadline(this.club.view, this.table) ?? 0;
  }

  open(seat: string, why: OpeningReason = 'unheard'): this {
    this.club.keep((work) => openSeat(work, theTable(work, this.number), this.seat(seat), why, null));
    return this;
  }

  get here() {
    return { table: String(this.number), channel: elsewhere };
  }

  asks(by: PersonNumber, seat: string, member: PersonNumber) {
    return this.club.does(by, offerSeat, {
      ...{ ...this.here, seat, member: named(member), until: null, reason: null },
    });
  }

  accepts(by: PersonNumber, seat: string) {
    const offer = this.table.state.offers.get(seat)?.seq ?? 0;
    return this.club.does(by, answerOffer, { ...this.here, offer, accepts: true });
  }

  takes(by: PersonNumber, seat: string) {
    return this.club.does(by, joinTable, { ...this.here, preference: seat });
  }

  returns(by: PersonNumber, seat: string) {
    return this.club.does(by, returnSeat, { ...this.here, seat });
  }

  removes(by: PersonNumber, member: PersonNumber) {
    return this.club.does(by, removePlayer, { ...this.here, member: named(member), reason: 'His brother' });
  }

  /** The units of a power hold. */
  holds(by: PersonNumber, power: string): this {
    const units = this.table.state.diplomacy?.position.units.filter((unit) => unit.power === power) ?? [];
    const text = units.map(({ type, at }) => `${type} ${at} H`).join('\n');
    this.does(by, giveOrders, { ...this.here, text, whole: true, phase: presentPhase(this.table).id });
    return this;
  }

  async goTo(moment: number): Promise<this> {
    this.club.now = moment;
    await this.club.settle();
    return this;
  }

  /** The lot of the draw after. */
  private get next() {
    const { next } = this.tournament.state;
    if (next === null) throw new Error('A tournament has a lot');
    return next;
  }

  private write(body: Parameters<typeof writeIn>[2]): void {
    this.club.keep((work) => writeIn(work, theTournament(work, this.tournament.number), body, this.mo));
  }
}
