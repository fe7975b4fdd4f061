import { type Power, type Province, provinceOf } from '../map/map.ts';
import { adjudicateMovement } from '../movement/adjudicate-movement.ts';
import { writeOrder } from '../notation/order.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import { legalOrder } from '../orders/legality.ts';
import type { MovementOrder, Order } from '../orders/order.ts';
import type { Context } from '../orders/reading.ts';
import { followed } from '../orders/several.ts';
import { staysAfterMovement } from '../phases/stays.ts';
import type { Position } from '../position.ts';
import type { Moved, Movement, Told } from '../results/result.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import { type Line, nothing, provinceNamed, readLines, toldIllegal, type WrittenOrders } from './lines.ts';

/** A movement phase as it came out. */
export interface PlayedMovement {
  /** As it stands then: the units that are left, and the dislodged. */
  readonly position: Position;
  readonly movement: Movement;
  readonly told: readonly Told[];
}

/** A line with the order that it comes to, or why it comes to none. */
interface Judged {
  readonly line: Line;
  readonly legal: LegalOrder | null;
  readonly what: string;
}

/** Plays the movement orders that were written. Illegal ones do nothing, and their units hold (DATC 4.E.1). */
export function playMovement(position: Position, orders: WrittenOrders, rules: RuleSet): PlayedMovement {
  const { map, choices } = rules;
  const context = { map, rules, position, kind: 'M' as const };
  const judged = readLines(orders, context).map((line) => judge(line, context));
  const chosen = choose(judged, choices.severalOrders);
  const legal = [...chosen.values()].flatMap((one) => (one === null ? [] : [one]));
  const counted = withoutSupportInDisorder(legal, orders, rules);
  const movement = adjudicateMovement({ map, rules, units: position.units, orders: counted });
  const told = tellAll({ judged, chosen, movement, board: new Board(position), rules });
  const { units, dislodged } = movement;
  const stayed = movement.orders
    .filter(({ result, dislodged: gone }) => result !== 'moves' && !gone)
    .map(({ order }) => order.unit);
  const stays = choices.homes === 'fixed' ? {} : { stays: staysAfterMovement({ position, map }, stayed) };
  return { position: { ...position, units, dislodged, ...stays }, movement, told };
}

function judge(line: Line, context: Omit<Context, 'power'>): Judged {
  const { order, misread } = line;
  if (misread !== null || order === null) return { line, legal: null, what: misread?.what ?? '' };
  if (!isMovement(order)) return { line, legal: null, what: 'That is no order of a movement phase.' };
  const legal = legalOrder(order, { ...context, power: line.power }, nothing);
  return 'what' in legal ? { line, legal: null, what: legal.what } : { line, legal, what: '' };
}

const isMovement = (order: Order): order is MovementOrder =>
  order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy';

/** The order that each unit follows, by its province; null where they differ and none is followed (DATC 4.D.3). */
type Chosen = ReadonlyMap<Province, LegalOrder | null>;

function choose(judged: readonly Judged[], which: 'first' | 'last' | 'hold'): Chosen {
  const orders = new Map<Province, LegalOrder[]>();
  for (const { legal } of judged) {
    if (legal === null) continue;
    const at = provinceOf(legal.unit.at);
    const others = orders.get(at);
    if (others === undefined) orders.set(at, [legal]);
    else others.push(legal);
  }
  const same = (one: LegalOrder, other: LegalOrder) => writeOrder(one) === writeOrder(other);
  const chosen = new Map<Province, LegalOrder | null>();
  for (const [at, list] of orders) chosen.set(at, followed({ orders: list, same }, which) ?? null);
  return chosen;
}

/** The orders but the supports of holding units whose power ordered nothing, where the rules do not let those be supported (DATC 4.D.9). */
function withoutSupportInDisorder(
  legal: readonly LegalOrder[],
  orders: WrittenOrders,
  { choices }: RuleSet,
): readonly LegalOrder[] {
  if (choices.supportInDisorder === 'yes') return legal;
  return legal.filter((order) => !isSupportInDisorder(order, orders));
}

const isSupportInDisorder = (order: LegalOrder, orders: WrittenOrders): boolean =>
  order.kind === 'support' && order.to === null && (orders.get(order.of.power) ?? []).length === 0;

interface ToTell {
  readonly judged: readonly Judged[];
  readonly chosen: Chosen;
  readonly movement: Movement;
  readonly board: Board;
  readonly rules: RuleSet;
}

/** Every line is told of, then every unit without one. */
function tellAll(all: ToTell): readonly Told[] {
  const moved = new Map(all.movement.orders.map((one) => [provinceOf(one.order.unit.at), one]));
  const ordered = new Set<Province | null>();
  const told = all.judged.map((one) => {
    const at = one.legal === null ? ownUnitAt(one.line, moved) : provinceOf(one.legal.unit.at);
    ordered.add(at);
    return tellLine(one, at === null ? undefined : moved.get(at), all);
  });
  for (const [at, one] of moved) if (!ordered.has(at)) told.push(toldMoved(one.order.unit.power, one));
  return told;
}

function tellLine({ line, legal, what }: Judged, own: Moved | undefined, all: ToTell): Told {
  if (legal === null)
    return { ...toldIllegal(line, what, all.board, 'M'), dislodged: own?.dislodged ?? false };
  const followedOne = all.chosen.get(provinceOf(legal.unit.at)) ?? null;
  return tell(line.power, legal, own, followedOne, all.rules);
}

/** The province of the power's own unit that an order names, though it is not possible. */
function ownUnitAt(line: Line, moved: ReadonlyMap<Province, Moved>): Province | null {
  const named = provinceNamed(line);
  return named !== null && moved.get(named)?.order.unit.power === line.power ? named : null;
}

function tell(
  power: Power,
  legal: LegalOrder,
  own: Moved | undefined,
  followedOne: LegalOrder | null,
  { choices }: RuleSet,
): Told {
  if (followedOne === legal && own?.order === legal) return toldMoved(power, own);
  const told = { power, unit: nameOf(legal), order: writeOrder(legal), dislodged: own?.dislodged ?? false };
  // DATC 4.D.3 c: orders that differ are illegal.
  if (followedOne === null)
    return { ...told, result: 'illegal', why: { code: 'not counted', because: 'ordered differently' } };
  const because: NotCounted =
    followedOne === legal
      ? 'support in civil disorder'
      : choices.severalOrders === 'hold'
        ? 'given before'
        : choices.severalOrders === 'last'
          ? 'a later order counts'
          : 'an earlier order counts';
  return { ...told, result: 'void', why: { code: 'not counted', because } };
}

const nameOf = ({ unit }: LegalOrder): string => `${unit.type} ${unit.at}`;

const toldMoved = (power: Power, moved: Moved): Told => ({
  power,
  unit: nameOf(moved.order),
  order: writeOrder(moved.order),
  result: moved.result,
  dislodged: moved.dislodged,
  why: moved.why,
});
