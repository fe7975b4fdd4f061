import type { Choices } from '../rules/rule-set.ts';

/**
 * The orders that are in force when a power sent several sets, the earliest first: those of the last set, or the newest for each unit
 * (DATC 4.D.1, WM D.III(3), MJ B.IV(4)). `unitOf` says what unit an order is for. Where a set has several for a unit, all of them stay:
 * which of those counts is another question (DATC 4.D.3, `followed`). What is kept of earlier sets comes before what is newer.
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
