import type {
  DiplomacyMap,
  Location,
  Order,
  Power,
  UnitType,
} from '../../../packages/diplomacy/src/index.ts';
import { orderWords } from '../../tables/diplomacy/words/order-words.ts';
import { placeName } from '../../tables/diplomacy/words/places.ts';

const typeNames: Readonly<Record<UnitType, string>> = { A: 'Army', F: 'Fleet' };

/** `Fleet Trieste` */
export const unitLabel = (
  { type, at }: { type: UnitType | null; at: Location },
  map: DiplomacyMap,
): string => (type === null ? placeName(map, at) : `${typeNames[type]} ${placeName(map, at)}`);

/** A whole order: `Army Vienna: Move to Galicia`; of adjustments, what is done says it all. */
export const saidOrder = (order: Order, map: DiplomacyMap, own: Power): string =>
  order.kind === 'waive' || order.kind === 'build' || order.kind === 'disband'
    ? orderWords(order, map, own)
    : `${unitLabel(order.unit, map)}: ${orderWords(order, map, own)}`;
