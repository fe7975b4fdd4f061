import {
  type DiplomacyMap,
  type Location,
  type Order,
  provinceOf,
  type UnitType,
} from '../../../packages/diplomacy/src/index.ts';

const coastNames: Readonly<Record<string, string>> = {
  nc: 'north coast',
  sc: 'south coast',
  ec: 'east coast',
  wc: 'west coast',
};

/** `Spain (south coast)` of `spa/sc`. */
export function placeLabel(at: Location, map: DiplomacyMap): string {
  const name = map.provinces.get(provinceOf(at))?.name ?? at;
  const coast = coastNames[at.slice(4)];
  return coast === undefined ? name : `${name} (${coast})`;
}

const typeNames: Readonly<Record<UnitType, string>> = { A: 'Army', F: 'Fleet' };

/** `Fleet Trieste` */
export const unitLabel = (
  { type, at }: { type: UnitType | null; at: Location },
  map: DiplomacyMap,
): string => (type === null ? placeLabel(at, map) : `${typeNames[type]} ${placeLabel(at, map)}`);

/** What an order does, after the name of its unit: `Move to Galicia`. */
export function orderLabel(order: Order, map: DiplomacyMap): string {
  const place = (at: Location): string => placeLabel(at, map);
  switch (order.kind) {
    case 'hold':
      return 'Hold';
    case 'move':
      return `Move to ${place(order.to)}${order.via === null ? '' : ' by convoy'}`;
    case 'support':
      return order.to === null
        ? `Support ${place(order.of.at)} holding`
        : `Support ${place(order.of.at)} to ${place(order.to)}`;
    case 'convoy':
      return `Convoy ${place(order.of.at)} to ${place(order.to)}`;
    case 'retreat':
      return `Retreat to ${place(order.to)}`;
    case 'disband':
      return `Disband ${unitLabel(order.unit, map)}`;
    case 'build':
      return `Build ${unitLabel(order.unit, map).replace(/^./, (first) => first.toLowerCase())}`;
    case 'waive':
      return 'Build nothing';
  }
}

/** A whole order: `Army Vienna: Move to Galicia`; of adjustments, what is done says it all. */
export const saidOrder = (order: Order, map: DiplomacyMap): string =>
  order.kind === 'waive' || order.kind === 'build' || order.kind === 'disband'
    ? orderLabel(order, map)
    : `${unitLabel(order.unit, map)}: ${orderLabel(order, map)}`;
