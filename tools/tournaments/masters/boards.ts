import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { diplomacyRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { playerOf } from '../../../src/tables/seats/book.ts';
import { type Table, type TableNumber, theTable } from '../../../src/tables/table.ts';
import type { Board } from '../../../src/tables/tournaments/book/rounds.ts';
import { Agreements } from './agreements.ts';
import type { SimulatedClub } from './club.ts';
import { BoardPlayers } from './players.ts';
import { atTable, Replacements } from './replacements.ts';
import type { MastersPeople } from './sign-up.ts';

interface RoundToPlay {
  seed: number;
  round: number;
  boards: readonly Board[];
  /** How likely a board agrees on its end before a movement phase. */
  agree: number;
  people: MastersPeople;
}

/**
 * The boards of a round while they are played: all give their orders as soon as a phase begins, by the use case of the command, and every
 * phase ends at its deadline.
 */
export class BoardsAtPlay {
  private readonly club: SimulatedClub;
  private readonly players: ReadonlyMap<TableNumber, BoardPlayers>;
  private readonly replacements: Replacements;
  private readonly agreements: Agreements;
  /** For which phase the players of each table gave their orders last. */
  private readonly ordered = new Map<TableNumber, string>();

  constructor(club: SimulatedClub, { seed, round, boards, agree, people }: RoundToPlay) {
    this.club = club;
    this.players = new Map(
      boards.map(({ table, board }) => [table, new BoardPlayers(seed, round, board)] as const),
    );
    this.replacements = new Replacements(club, people, seed, round);
    this.agreements = new Agreements(club, agree, seed, round);
  }

  /** Plays until all boards are over. Their results are taken down then. */
  async play(say: (left: number) => void): Promise<void> {
    for (;;) {
      const left = this.playing(await this.club.view);
      if (left.length === 0) return this.club.tick();
      say(left.length);
      const begun = left.filter((table) => this.isNew(table)).map(({ number }) => number);
      for (const table of begun) await this.replacements.at(table);
      for (const table of begun) await this.agreements.at(table);
      const view = await this.club.view;
      await this.club.doTogether(
        giveOrders,
        begun.flatMap((table) => this.ordersAt(theTable(view, table))),
      );
      const now = await this.club.view;
      await this.club.goTo(firstEnd(now, this.playing(now)) + 1);
    }
  }

  private playing(view: ClubView): Table[] {
    return [...this.players.keys()]
      .map((number) => theTable(view, number))
      .filter(({ state }) => state.status === 'playing');
  }

  /** Whether a phase has begun at a table since this was last asked. */
  private isNew({ number, state: { diplomacy: game } }: Table): boolean {
    const phase = game === null ? '' : writePhase(game.position.phase);
    const before = this.ordered.get(number);
    this.ordered.set(number, phase);
    return phase !== before;
  }

  /** What everybody at a table orders who has something to order. */
  private ordersAt({ number, state, rules }: Table) {
    const { diplomacy: game, seats } = state;
    const players = this.players.get(number);
    if (game === null || players === undefined) return [];
    const { position } = game;
    const phase = writePhase(position.phase);
    return powersToOrder(position, diplomacyRules(rules).diplomacy.map).flatMap((power) => {
      const lines = players.orders(position, power);
      const input = { ...atTable({ number }), text: lines.join('\n'), whole: true, phase };
      return lines.length === 0 ? [] : [{ person: whoPlays(seats, power), input }];
    });
  }
}

function whoPlays(seats: Table['state']['seats'], power: string): PersonNumber {
  const seat = seats.get(power);
  const person = seat === undefined ? null : playerOf(seat);
  if (person === null) throw new Error(`Nobody plays ${power}`);
  return person;
}

/** When the next phase of any of them ends. */
function firstEnd(view: ClubView, tables: readonly Table[]): number {
  const ends = tables.flatMap((table) => phaseEndOf(view, table)?.at ?? []);
  if (ends.length === 0) throw new Error('Nothing is played any more');
  return Math.min(...ends);
}
