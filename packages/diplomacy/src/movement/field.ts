import type { LegalOrder } from '../orders/legal-order.ts';
import type { Unit } from '../position.ts';
import type { Choices } from '../rules/rule-set.ts';
import type { Board } from './board.ts';
import { convoying, holding, moving, Piece, supporting } from './piece.ts';
import { prepareConvoy } from './routes.ts';
import { choosesConvoy } from './ways.ts';

type SupportOrder = Extract<LegalOrder, { kind: 'support' }>;

/** The pieces of a movement phase, and who is where and who goes where. */
export class Field {
  readonly board: Board;
  readonly choices: Choices;
  /** In the order in which the units were given. */
  readonly pieces: readonly Piece[];
  /** Who stands in each province. */
  readonly standing: readonly (Piece | null)[];
  /** The first of those that move to each province. */
  readonly attackers: readonly (Piece | null)[];
  /** How many searches were made; each marks what it saw with its number. */
  searches = 0;

  constructor(board: Board, choices: Choices, units: readonly Unit[], orders: readonly LegalOrder[]) {
    this.board = board;
    this.choices = choices;
    const size = board.names.length;
    const standing = new Array<Piece | null>(size).fill(null);
    const attackers = new Array<Piece | null>(size).fill(null);
    const orderOf = new Array<LegalOrder | null>(size).fill(null);
    this.standing = standing;
    this.attackers = attackers;
    const places = units.map(({ at }) => board.number(at));
    orders.forEach((order, n) => {
      // Orders mostly come unit by unit, which saves to look the place up again.
      const at = order.unit === units[n] ? places[n] : board.number(order.unit.at);
      if (at !== undefined) orderOf[at] = order;
    });
    this.pieces = units.map((unit, n) => {
      const at = places[n] ?? 0;
      const piece = new Piece(unit, at, orderOf[at] ?? { kind: 'hold', unit });
      standing[at] = piece;
      return piece;
    });
    this.match(attackers);
  }

  /** Finds out who goes where and how, and who helps whom. */
  private match(attackers: (Piece | null)[]): void {
    for (const piece of this.pieces) this.setOut(piece);
    for (const piece of this.pieces) this.matchConvoy(piece);
    for (const piece of this.pieces) if (piece.doing === moving) this.aim(piece, attackers);
    for (const piece of this.pieces) if (piece.doing === moving) this.meet(piece);
    for (const piece of this.pieces) this.matchSupport(piece);
    for (const piece of this.pieces) if (piece.byConvoy) prepareConvoy(this, piece);
  }

  private at(number: number): Piece | null {
    return this.standing[number] ?? null;
  }

  /** A move to where the unit is already would be none. */
  private setOut(piece: Piece): void {
    const { order } = piece;
    if (order.kind !== 'move') return;
    piece.to = this.board.number(order.to);
    if (piece.to !== piece.at) piece.doing = moving;
  }

  /** A convoy is for the army that is ordered to that place; for no other (DATC 4.E.1: else it is void). */
  private matchConvoy(fleet: Piece): void {
    const { order } = fleet;
    if (order.kind !== 'convoy') return;
    const army = this.at(this.board.number(order.of.at));
    if (army === null || army.doing !== moving || army.unit.type !== 'A') return;
    if (army.to !== this.board.number(order.to)) return;
    fleet.doing = convoying;
    fleet.helps = army;
    army.carriers ??= [];
    army.carriers.push(fleet);
  }

  private aim(piece: Piece, attackers: (Piece | null)[]): void {
    piece.nextAttacker = attackers[piece.to] ?? null;
    attackers[piece.to] = piece;
    if (piece.unit.type === 'A') piece.byConvoy = choosesConvoy(this, piece);
    if (!piece.byConvoy && piece.carriers !== null) leaveAshore(piece);
  }

  /** Two that change places by land meet head to head. */
  private meet(piece: Piece): void {
    piece.holder = this.at(piece.to);
    const { holder } = piece;
    if (holder === null || holder.doing !== moving || holder.to !== piece.at) return;
    if (!piece.byConvoy && !holder.byConvoy) piece.opponent = holder;
  }

  private matchSupport(piece: Piece): void {
    const { order } = piece;
    if (order.kind !== 'support') return;
    const helped = this.at(this.board.number(order.of.at));
    if (helped === null || helped === piece || !this.isFor(helped, order)) return;
    piece.doing = supporting;
    piece.helps = helped;
    piece.to = helped.doing === moving ? helped.to : helped.at;
    piece.nextSupporter = helped.supporter;
    helped.supporter = piece;
  }

  /** A move is supported where it goes and nothing else; what does not move, where it stands. */
  private isFor(helped: Piece, { to }: SupportOrder): boolean {
    if (helped.doing !== moving || helped.order.kind !== 'move') return to === null;
    if (to === null || this.board.number(to) !== helped.to) return false;
    // DATC 4.B.4
    if (!to.includes('/') || this.choices.supportCoast === 'not looked at') return true;
    return helped.unit.type === 'A' || to === helped.order.to;
  }
}

/** Whoever was to convoy an army that goes by land has nothing to do. */
function leaveAshore(army: Piece): void {
  for (const fleet of army.carriers ?? []) {
    fleet.doing = holding;
    fleet.helps = null;
  }
  army.carriers = null;
}
