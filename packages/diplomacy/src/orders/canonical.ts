import { type DiplomacyMap, type Location, provinceOf, type UnitType } from '../map/map.ts';
import type { PhaseKind } from '../position.ts';
import type { Named, Order, Via } from './order.ts';

const at = '([a-z]{3}(?:/[nsew]c)?)';
const unit = `([AF]) ${at}`;
const movement = new RegExp(
  `^${unit}(?:-${at}(?: via (convoy|[a-z]{3}(?:(?:-| or )[a-z]{3})*))?| (H)| ([SC]) ${unit}(?:-${at})?)$`,
);
const retreat = new RegExp(`^${unit}(?:-${at}| D)$`);
const adjustment = new RegExp(`^(?:(Build|Disband) ${unit}|Waive)$`);

/**
 * An order as the referee itself writes it, read without looking at it twice. Null where the text is anything else, which `readOrder` then
 * reads as people write: this is for speed only.
 */
export function readCanonical(text: string, map: DiplomacyMap, kind: PhaseKind): Order | null {
  if (text.length > 60) return null;
  const order = readers[kind](text);
  return order !== null && isOn(map, order) ? order : null;
}

const readers: Readonly<Record<PhaseKind, (text: string) => Order | null>> = {
  M: readMovement,
  R: readRetreat,
  A: readAdjustment,
};

function readMovement(text: string): Order | null {
  const found = movement.exec(text);
  if (found === null) return null;
  const [, type, from, to, via, hold, verb, ofType, ofAt, ofTo] = found;
  const ordered = named(type, from);
  if (hold !== undefined) return { kind: 'hold', unit: ordered };
  if (to !== undefined) return { kind: 'move', unit: ordered, to, via: routes(via) };
  const of = named(ofType, ofAt);
  if (verb === 'S') return { kind: 'support', unit: ordered, of, to: ofTo ?? null };
  return ofTo === undefined ? null : { kind: 'convoy', unit: ordered, of, to: ofTo };
}

function readRetreat(text: string): Order | null {
  const found = retreat.exec(text);
  if (found === null) return null;
  const [, type, from, to] = found;
  return to === undefined
    ? { kind: 'disband', unit: named(type, from) }
    : { kind: 'retreat', unit: named(type, from), to };
}

function readAdjustment(text: string): Order | null {
  const found = adjustment.exec(text);
  if (found === null) return null;
  const [, verb, type, where] = found;
  if (verb === undefined) return { kind: 'waive' };
  return { kind: verb === 'Build' ? 'build' : 'disband', unit: named(type, where) };
}

const named = (type: string | undefined, at: Location | undefined): Named => ({
  type: (type ?? null) as UnitType | null,
  at: at ?? '',
});

const routes = (via: string | undefined): Via =>
  via === undefined ? null : via === 'convoy' ? via : via.split(' or ').map((route) => route.split('-'));

/** Whether every place is the map's. Coasts that it does not have are for the longer way. */
function isOn(map: DiplomacyMap, order: Order): boolean {
  if (order.kind === 'waive') return true;
  const places = [order.unit.at];
  if ('of' in order) places.push(order.of.at);
  if ('to' in order && order.to !== null) places.push(order.to);
  if ('via' in order && order.via !== null && order.via !== 'convoy') places.push(...order.via.flat());
  return places.every((place) => isPlace(map, place));
}

function isPlace(map: DiplomacyMap, place: Location): boolean {
  const facts = map.provinces.get(provinceOf(place));
  if (facts === undefined || facts.terrain === 'impassable') return false;
  return place.length === 3 || facts.coasts.some((coast) => place.endsWith(coast));
}
