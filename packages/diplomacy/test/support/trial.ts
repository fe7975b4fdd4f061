import { type DiplomacyMap, type Province, provinceOf } from '../../src/map/map.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Unit } from '../../src/position.ts';
import type { Choices, RuleSet } from '../../src/rules/rule-set.ts';
import { neighboursByWater } from './random-orders.ts';

// A second adjudicator, which knows nothing of the first: it tries every way in which the moves could come out, and keeps what contradicts
// nothing. Slow, short, and as near to the words of DATC 5.B as can be.

type Move = Extract<LegalOrder, { kind: 'move' }>;

/** The provinces from which moves succeed, and those of the convoys that hold out. */
export interface Way {
  readonly moves: ReadonlySet<Province>;
  readonly convoys: ReadonlySet<Province>;
}

export class Trial {
  private readonly map: DiplomacyMap;
  private readonly choices: Choices;
  private readonly orders = new Map<Province, LegalOrder>();
  private readonly moves: readonly Move[];
  /** The fleets whose order to convoy finds an army that goes by convoy. */
  readonly fleets: readonly Province[];
  private readonly byConvoy = new Set<Province>();

  constructor(
    map: DiplomacyMap,
    { choices }: RuleSet,
    units: readonly Unit[],
    orders: readonly LegalOrder[],
  ) {
    this.map = map;
    this.choices = choices;
    for (const unit of units) this.orders.set(provinceOf(unit.at), { kind: 'hold', unit });
    for (const order of orders) this.orders.set(provinceOf(order.unit.at), order);
    this.moves = [...this.orders.values()].filter((order) => order.kind === 'move');
    for (const move of this.moves) if (this.goesByConvoy(move)) this.byConvoy.add(provinceOf(move.unit.at));
    this.fleets = this.moves
      .filter((move) => this.byConvoy.has(provinceOf(move.unit.at)))
      .flatMap((move) => this.carriers(move));
  }

  /** What comes of it where these convoys are taken as holding out and the others not: which convoys then do. */
  given(taken: ReadonlySet<Province>): Way {
    const found: ReadonlySet<Province>[] = [];
    for (let bits = 0; bits < 2 ** this.moves.length; bits++) {
      const moves = new Set(
        this.moves.filter((_, n) => bits & (1 << n)).map(({ unit }) => provinceOf(unit.at)),
      );
      if (
        this.moves.every((move) => this.succeeds(move, moves, taken) === moves.has(provinceOf(move.unit.at)))
      )
        found.push(moves);
    }
    // Of units that follow each other in circles, all move.
    const all = new Set(found.flatMap((moves) => [...moves]));
    const moves = found.find(({ size }) => size === all.size);
    if (moves === undefined) throw new Error('Without convoys there is always one way in which most move');
    return { moves, convoys: new Set(this.fleets.filter((at) => this.holdsOut(at, moves))) };
  }

  private order(at: Province): LegalOrder | undefined {
    return this.orders.get(at);
  }

  /** The fleets ordered to convoy an army to where it goes. */
  private carriers({ unit, to }: Move): Province[] {
    return [...this.orders.values()]
      .filter((order) => order.kind === 'convoy')
      .filter(
        ({ of, to: goal }) =>
          provinceOf(of.at) === provinceOf(unit.at) && provinceOf(goal) === provinceOf(to),
      )
      .map((order) => provinceOf(order.unit.at));
  }

  private goesByConvoy(move: Move): boolean {
    const { unit, to, via } = move;
    if (unit.type === 'F') return false;
    if (this.map.armyBorders.get(provinceOf(unit.at))?.has(provinceOf(to)) !== true) return true;
    const own = this.carriers(move).filter((at) => this.order(at)?.unit.power === unit.power);
    if (this.choices.convoyToNeighbour === 'explicit with its path') return Array.isArray(via);
    return via !== null || own.length > 0;
  }

  private touch(one: Province, other: Province): boolean {
    return neighboursByWater(this.map).get(one)?.has(other) === true;
  }

  private leads(from: Province, to: Province, fleets: ReadonlySet<Province>): boolean {
    const reached = [...fleets].filter((at) => this.touch(from, at));
    for (const at of reached) {
      if (this.touch(at, to)) return true;
      for (const next of fleets) if (this.touch(at, next) && !reached.includes(next)) reached.push(next);
    }
    return false;
  }

  private holdsOut(at: Province, moves: ReadonlySet<Province>): boolean {
    const order = this.order(at);
    if (order?.kind !== 'convoy') return false;
    if (this.moves.some((move) => provinceOf(move.to) === at && moves.has(provinceOf(move.unit.at))))
      return false;
    if (this.choices.riverConvoys === 'no' || this.map.provinces.get(at)?.river !== true) return true;
    const troubles = ({ unit, to }: Move) =>
      unit.type === 'F' && provinceOf(to) === at && provinceOf(unit.at) !== order.to;
    return !this.moves.some(troubles);
  }

  private arrives(move: Move, taken: ReadonlySet<Province>): boolean {
    const from = provinceOf(move.unit.at);
    if (!this.byConvoy.has(from)) return true;
    const fleets = this.carriers(move).filter((at) => taken.has(at));
    return this.leads(from, provinceOf(move.to), new Set(fleets));
  }

  private supports(at: Province, moves: ReadonlySet<Province>, taken: ReadonlySet<Province>): Unit[] {
    const order = this.order(at);
    if (order === undefined) return [];
    return [...this.orders.values()]
      .filter((each) => each.kind === 'support')
      .filter(({ of, to, unit }) => {
        if (provinceOf(of.at) !== at || provinceOf(unit.at) === at) return false;
        if (order.kind !== 'move') return to === null;
        if (to === null || provinceOf(to) !== provinceOf(order.to)) return false;
        const named =
          to.includes('/') && this.choices.supportCoast !== 'not looked at' && order.unit.type === 'F';
        return !named || to === order.to;
      })
      .filter(({ unit }) => !this.isCut(provinceOf(unit.at), order, moves, taken))
      .map(({ unit }) => unit);
  }

  private isCut(
    at: Province,
    helped: LegalOrder,
    moves: ReadonlySet<Province>,
    taken: ReadonlySet<Province>,
  ): boolean {
    const power = this.order(at)?.unit.power;
    const target = provinceOf(helped.kind === 'move' ? helped.to : helped.unit.at);
    return this.moves.some((move) => {
      const from = provinceOf(move.unit.at);
      if (provinceOf(move.to) !== at || !this.arrives(move, taken)) return false;
      if (helped.kind === 'move' && this.isSpared(move, target)) return false;
      if (moves.has(from)) return true;
      const comesFromThere =
        from === target && !(this.byConvoy.has(from) && this.choices.convoyedCutOfOwnProvince === 'yes');
      return move.unit.power !== power && !comesFromThere;
    });
  }

  private isSpared(move: Move, target: Province): boolean {
    if (this.choices.paradox === 'szykman' || !this.byConvoy.has(provinceOf(move.unit.at))) return false;
    const carriers = this.carriers(move);
    const others = new Set(carriers.filter((at) => at !== target));
    return carriers.includes(target) && !this.leads(provinceOf(move.unit.at), provinceOf(move.to), others);
  }

  private meetsHeadOn(move: Move): boolean {
    const [from, to] = [provinceOf(move.unit.at), provinceOf(move.to)];
    const other = this.order(to);
    return (
      other?.kind === 'move' &&
      provinceOf(other.to) === from &&
      !this.byConvoy.has(from) &&
      !this.byConvoy.has(to)
    );
  }

  /** DATC 5.B.1 with the strengths of 5.B.5 to 5.B.8. */
  private succeeds(move: Move, moves: ReadonlySet<Province>, taken: ReadonlySet<Province>): boolean {
    if (!this.arrives(move, taken)) return false;
    const [from, to] = [provinceOf(move.unit.at), provinceOf(move.to)];
    const holder = this.order(to);
    const headOn = this.meetsHeadOn(move);
    const helpers = this.supports(from, moves, taken);
    let attack = 1 + helpers.length;
    let hold = 0;
    if (holder !== undefined && (headOn || !moves.has(to))) {
      attack =
        holder.unit.power === move.unit.power
          ? 0
          : 1 + helpers.filter(({ power }) => power !== holder.unit.power).length;
      hold = 1 + (holder.kind === 'move' && !headOn ? 0 : this.supports(to, moves, taken).length);
    }
    const rivals = this.moves.filter((each) => each !== move && provinceOf(each.to) === to);
    return attack > hold && rivals.every((rival) => attack > this.prevents(rival, moves, taken));
  }

  private prevents(move: Move, moves: ReadonlySet<Province>, taken: ReadonlySet<Province>): number {
    const [from, to] = [provinceOf(move.unit.at), provinceOf(move.to)];
    if (!this.arrives(move, taken)) return 0;
    const other = this.order(to);
    const swaps = other?.kind === 'move' && provinceOf(other.to) === from && moves.has(to);
    const beaten =
      this.meetsHeadOn(move) || (this.choices.dislodgedEffectOnSwap === 'no' && !moves.has(from));
    return swaps && beaten ? 0 : 1 + this.supports(from, moves, taken).length;
  }
}
