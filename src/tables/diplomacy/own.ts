import {
  type DiplomacyMap,
  legalAdjustments,
  type Order,
  type Position,
  type Power,
  type Province,
  provinceOf,
  type Unit,
} from '../../../packages/diplomacy/src/index.ts';

/** The units of a power that stand on the board, in the order of the position. */
export const ownUnits = ({ units }: Position, power: Power): readonly Unit[] =>
  units.filter((unit) => unit.power === power);

/** What a unit that was dislodged can be ordered: to each place that is open to it, or off the board. */
export const retreatOrders = ({ unit, retreats }: Position['dislodged'][number]): Order[] => [
  ...retreats.map((to): Order => ({ kind: 'retreat', unit, to })),
  { kind: 'disband', unit },
];

/** What an order is for, its unit’s province or a build: a later one for the same takes its place. */
export const subjectOfOrder = (order: Order): Province =>
  order.kind === 'waive' ? 'waive' : provinceOf(order.unit.at);

/** How many more centres than units a power has: what it may build; below nought, what it has to disband. */
export const buildsNow = (position: Position, power: Power): number =>
  (position.centres.get(power) ?? []).length - ownUnits(position, power).length;

/** How many units a power can build or has to disband in this winter. */
export function adjustmentsIn(position: Position, map: DiplomacyMap, power: Power): number {
  const offered = legalAdjustments(position, map).get(power) ?? [];
  const sites = new Set(
    offered.flatMap((order) => (order.kind === 'build' ? [provinceOf(order.unit.at)] : [])),
  );
  const wanted = buildsNow(position, power);
  return wanted < 0 ? -wanted : Math.min(wanted, sites.size);
}
