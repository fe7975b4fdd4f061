import {
  type DiplomacyMap,
  type Location,
  legalAdjustments,
  legalMovement,
  type Order,
  provinceOf,
  reachOf,
  type Unit,
  writeOrder,
} from '../../../../packages/diplomacy/src/index.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { adjustmentsIn, ownUnits, retreatOrders } from '../own.ts';
import { type LaterSubject, laterOffers, laterSubjects } from './later-orders.ts';
import type { OwnGame } from './own-orders.ts';
import type { OrderRead } from './read-orders.ts';

/** What a player orders one after the other: a unit or, in a winter, one of the builds or disbands that they have. */
export interface Subject {
  /** Its province; in a winter its number among the builds or disbands. */
  readonly id: string;
  /** Null in a winter. */
  readonly unit: Unit | null;
  /** Null while it has none. */
  readonly order: OrderRead | null;
  /** What is ordered with the moves for after them (BT15); left out for the moves themselves. */
  readonly later?: LaterSubject;
}

/** The kinds of order that are offered apart, since there can be many of each. */
export const offerKinds = ['moves', 'overseas', 'support', 'convoy'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** An order that a subject can be given. */
export interface Offer {
  readonly kind: OfferKind;
  readonly order: Order;
  /** Canonically, by which it is chosen. */
  readonly written: string;
  /** Whether it is for where what was ordered for later isn’t possible. */
  readonly isElse?: boolean;
}

/** What the player of a seat can order in the phase, in the order of the position. */
export function subjectsOf(own: OwnGame, orders: readonly OrderRead[]): Subject[] {
  const { game, seat } = own;
  const { position } = game;
  if (position.phase.kind === 'A') return slots(own, orders);
  const units =
    position.phase.kind === 'M'
      ? ownUnits(position, seat.id)
      : position.dislodged.map(({ unit }) => unit).filter(({ power }) => power === seat.id);
  const ofUnits = units.map((unit) => {
    const id = provinceOf(unit.at);
    return { id, unit, order: orders.findLast((each) => provinceOfOrder(each) === id) ?? null };
  });
  return [...ofUnits, ...forLater(own, orders)];
}

/** What can be ordered for after the moves, where they have no phases of their own (BT15). */
function forLater({ game, seat, table }: OwnGame, orders: readonly OrderRead[]): Subject[] {
  const { map, choices } = diplomacyRules(table.rules).diplomacy;
  if (game.position.phase.kind !== 'M' || choices.phases !== 'in one') return [];
  const given = orders.flatMap(({ conditional }) => conditional ?? []);
  return laterSubjects({ map, position: game.position, power: seat.id }, given).map((later) => ({
    ...{ id: later.id, unit: null, later },
    order: orders.find(({ conditional }) => conditional !== null && conditional === later.given) ?? null,
  }));
}

/** Where the unit is that an order is for; null for a waived build. */
const provinceOfOrder = ({ order }: OrderRead): string | null =>
  order === null || order.kind === 'waive' ? null : provinceOf(order.unit.at);

function slots(own: OwnGame, orders: readonly OrderRead[]): Subject[] {
  const { game, seat } = own;
  const good = orders.filter(({ trouble }) => trouble === null);
  return Array.from(
    { length: adjustmentsIn(game.position, diplomacyRules(own.table.rules).diplomacy.map, seat.id) },
    (_, place) => ({
      ...{ id: String(place + 1), unit: null, order: good[place] ?? null },
    }),
  );
}

const adjusting = ({ game, table, seat }: OwnGame) =>
  legalAdjustments(game.position, diplomacyRules(table.rules).diplomacy.map).get(seat.id) ?? [];

/** Every order that a subject can be given; what is ordered for another of the builds or disbands is left out. */
export function offersFor(own: OwnGame, subject: Subject, subjects: readonly Subject[]): Offer[] {
  const { game, table, seat } = own;
  const { position } = game;
  const { kind } = position.phase;
  const { map, choices } = diplomacyRules(table.rules).diplomacy;
  if (subject.later !== undefined)
    return laterOffers({ map, position, power: seat.id }, subject.later).map((offer) => ({
      kind: 'moves',
      ...offer,
    }));
  const orders =
    subject.unit === null
      ? adjustmentsFor(own, subject, subjects)
      : kind === 'R'
        ? retreatsOf(own, subject.unit)
        : sortedSupports(legalMovement(position.units, map, choices).get(subject.unit) ?? [], subject.unit);
  return orders.map((order) => ({
    ...{ order, kind: kindOf(order, subject.unit, map), written: writeOrder(order, kind) },
  }));
}

function adjustmentsFor(own: OwnGame, { id }: Subject, subjects: readonly Subject[]): Order[] {
  const taken = new Set(
    subjects.flatMap((other) =>
      other.id === id || other.order === null ? [] : (provinceOfOrder(other.order) ?? []),
    ),
  );
  return adjusting(own).filter((order) => order.kind === 'waive' || !taken.has(provinceOf(order.unit.at)));
}

function retreatsOf({ game }: OwnGame, unit: Unit): Order[] {
  return game.position.dislodged.filter((each) => each.unit === unit).flatMap(retreatOrders);
}

/** With the supports of the power's own units before those of others. */
const sortedSupports = <Any extends Order>(orders: readonly Any[], { power }: Unit): Any[] => {
  const isForeign = (order: Order): number =>
    order.kind === 'support' && order.of.power !== undefined && order.of.power !== power ? 1 : 0;
  return [...orders].sort((one, other) => isForeign(one) - isForeign(other));
};

function kindOf(order: Order, unit: Unit | null, map: DiplomacyMap): OfferKind {
  if (order.kind === 'support' || order.kind === 'convoy') return order.kind;
  if (order.kind !== 'move' || unit === null) return 'moves';
  return order.via === null && isNear(map, unit, order.to) ? 'moves' : 'overseas';
}

const isNear = (map: DiplomacyMap, unit: Unit, to: Location): boolean => reachOf(map, unit).has(to);
