import * as js from 'js-diplomacy';
import { type Location, provinceOf, type UnitType } from '../../../packages/diplomacy/src/index.ts';
import type { OrderSet } from './order-sets.ts';

const { standard, standardBoard, standardMap, standardRule } = js;
const { Board, MilitaryBranch, Order, Phase, State, Unit } = standardRule;
type Place = (typeof standardMap.locations)[keyof typeof standardMap.locations];
type Piece = InstanceType<typeof Unit<js.standardMap.Power>>;
type Given = InstanceType<typeof Order.Order<js.standardMap.Power>>;

/** Where js-diplomacy names a province otherwise. */
const names: Readonly<Record<Location, string>> = {
  mao: 'mid',
  lyo: 'gol',
  nwg: 'nrg',
  nao: 'nat',
  tys: 'tyn',
};

const places = new Map<string, Place>(
  Object.entries(standardMap.locations).map(([name, place]) => [name.toLowerCase().replace('_', '/'), place]),
);

const powers = new Map(
  (['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'] as const).map((name) => [
    name.slice(0, 3).toUpperCase(),
    standardMap.Power[name],
  ]),
);

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('js-diplomacy does not know it');
  return found;
}

const placeOf = (at: Location): Place => known(places.get(names[at] ?? at));

/** The same orders in the hands of js-diplomacy. */
export interface Theirs {
  /** Whether it comes to an end with them: with one set in ten it throws. */
  readonly isAnswered: () => boolean;
  readonly resolve: () => void;
}

export function theirsOf({ position, orders }: OrderSet): Theirs {
  const branch = (type: UnitType) => (type === 'A' ? MilitaryBranch.Army : MilitaryBranch.Fleet);
  const pieces = new Map(
    position.units.map(({ power, type, at }): [string, Piece] => [
      provinceOf(at),
      new Unit(branch(type), placeOf(at), known(powers.get(power))),
    ]),
  );
  const turn = new standardBoard.Turn(1901, standardBoard.Season.Spring);
  const board = new Board(standardMap.map, new State(turn, Phase.Movement), [...pieces.values()], [], []);
  const pieceAt = (at: Location): Piece => known(pieces.get(provinceOf(at)));
  const given = orders.map((order): Given => {
    const unit = pieceAt(order.unit.at);
    if (order.kind === 'hold') return new Order.Hold(unit);
    if (order.kind === 'move') return new Order.Move(unit, placeOf(order.to), order.via !== null);
    const helped = pieceAt(order.of.at);
    const helps = order.to === null ? new Order.Hold(helped) : new Order.Move(helped, placeOf(order.to));
    return order.kind === 'convoy' && helps instanceof Order.Move
      ? new Order.Convoy(unit, helps)
      : new Order.Support(unit, helps);
  });
  const resolve = () => standard.variant.rule.resolve(board, new Set(given));
  const isAnswered = () => {
    try {
      return resolve() instanceof js.util.Success;
    } catch {
      return false;
    }
  };
  return { isAnswered, resolve };
}
