import { writeOrder } from '../notation/order.ts';
import type { Unit } from '../position.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { Choices } from '../rules/rule-set.ts';
import type { LegalOrder } from './legal-order.ts';
import { isLegal } from './legality.ts';
import type { MovementOrder } from './order.ts';
import type { Misread } from './reading.ts';
import { followed } from './several.ts';

/**
 * The orders that are in force when a power sent several sets, the earliest first: those of the last set, or the newest for each unit
 * (DATC 4.D.1, WM D.III(3), MJ B.IV(4)). `unitOf` says what unit an order is for. Where a set has several for a unit, all of them stay:
 * they are for `settled`. What is kept of earlier sets comes before what is newer.
 */
export function inForce<Order>(
  sets: readonly (readonly Order[])[],
  which: Choices['laterSet'],
  unitOf: (order: Order) => string,
): readonly Order[] {
  if (which === 'last set') return sets.at(-1) ?? [];
  const newest = new Map(
    sets.flatMap((set, at) => set.map((order): [string, number] => [unitOf(order), at])),
  );
  return sets.flatMap((set, at) => set.filter((order) => newest.get(unitOf(order)) === at));
}

/** A movement order as it was written and what it comes to. */
export interface Judged {
  readonly order: MovementOrder;
  readonly legal: LegalOrder | Misread;
}

export interface Settled {
  /** One for each unit, in their order: units without a legal order hold (WM D.III(4), MJ B.IV(5), BT17). */
  readonly orders: readonly LegalOrder[];
  /** Of the legal orders those that do not count, and why. */
  readonly notCounted: ReadonlyMap<Judged, NotCounted>;
}

/**
 * What each unit of a power is to do. Of several orders to a unit the first or the last counts, or none where they differ (DATC 4.D.3,
 * WM D.III(5), MJ B.IV(6)). Illegal orders are as though they had not been written (DATC 4.D.3, 4.E.1).
 */
export function settled(
  judged: readonly Judged[],
  units: readonly Unit[],
  { severalOrders }: Pick<Choices, 'severalOrders'>,
): Settled {
  const notCounted = new Map<Judged, NotCounted>();
  const byUnit = new Map<Unit, LegalJudged[]>();
  for (const each of judged) if (isLegalJudged(each)) add(byUnit, each);
  const orders = units.map((unit): LegalOrder => {
    const written = byUnit.get(unit) ?? [];
    const chosen = followed({ orders: written, same: isSame }, severalOrders);
    for (const each of written)
      if (each !== chosen) notCounted.set(each, whyNot(each, chosen, severalOrders));
    return chosen?.legal ?? { kind: 'hold', unit };
  });
  return { orders, notCounted };
}

interface LegalJudged extends Judged {
  readonly legal: LegalOrder;
}

const isLegalJudged = (judged: Judged): judged is LegalJudged => isLegal(judged.legal);

function add(byUnit: Map<Unit, LegalJudged[]>, judged: LegalJudged): void {
  const written = byUnit.get(judged.legal.unit);
  if (written === undefined) byUnit.set(judged.legal.unit, [judged]);
  else written.push(judged);
}

/** Whether two orders to a unit come to the same, however they are written. */
const isSame = (one: LegalJudged, other: LegalJudged): boolean =>
  writeOrder(one.legal) === writeOrder(other.legal);

function whyNot(
  judged: LegalJudged,
  chosen: LegalJudged | undefined,
  which: Choices['severalOrders'],
): NotCounted {
  if (chosen === undefined) return 'ordered differently';
  if (which === 'last') return 'a later order counts';
  return isSame(judged, chosen) ? 'given before' : 'an earlier order counts';
}
