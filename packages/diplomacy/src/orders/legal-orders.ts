import type { DiplomacyMap } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import { writeUnit } from '../notation/unit.ts';
import type { Position } from '../position.ts';
import { legalAdjustments } from './legal-adjustments.ts';
import { legalMovement, type Ways } from './legal-movement.ts';

/** Orders as they are written, by the unit that they are for or, in adjustments, by the power. */
export type LegalOrders = Readonly<Record<string, readonly string[]>>;

/** All that is possible in the position: movement orders, retreats, or builds and disbands. Who can order nothing is left out. */
export function legalOrders(
  position: Position,
  map: DiplomacyMap,
  { choices }: { readonly choices: Ways },
): LegalOrders {
  const { kind } = position.phase;
  switch (kind) {
    case 'M':
      return Object.fromEntries(
        [...legalMovement(position.units, map, choices)].map(([unit, orders]) => [
          writeUnit(unit),
          orders.map((order) => writeOrder(order)),
        ]),
      );
    case 'R':
      return Object.fromEntries(
        position.dislodged.map(({ unit, retreats }) => [
          writeUnit(unit),
          [
            ...retreats.map((to) => writeOrder({ kind: 'retreat', unit, to })),
            writeOrder({ kind: 'disband', unit }, kind),
          ],
        ]),
      );
    case 'A':
      return Object.fromEntries(
        [...legalAdjustments(position, map)].map(([power, orders]) => [
          power,
          orders.map((order) => writeOrder(order)),
        ]),
      );
  }
}
