import type { DiplomacyMap } from '../../src/map/map.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Unit } from '../../src/position.ts';
import type { Dice } from './dice.ts';

export interface Knot {
  readonly units: readonly Unit[];
  readonly orders: readonly LegalOrder[];
}

/**
 * Convoys that hang on each other, on a map where every province touches every other: each army goes to a coast whose fleet has a hand in
 * whether some convoy holds out. About half of these are paradoxes.
 */
export function knot(dice: Dice, map: DiplomacyMap, convoys: number): Knot {
  const seas = [...map.provinces.values()].filter(({ terrain }) => terrain === 'sea').map(({ id }) => id);
  const coasts = [...map.provinces.values()].filter(({ terrain }) => terrain !== 'sea').map(({ id }) => id);
  const orders: LegalOrder[] = [];
  const settle = (type: 'A' | 'F'): Unit => {
    const at = (type === 'F' ? (seas.pop() ?? coasts.pop()) : coasts.pop()) ?? '';
    return { power: dice.one([...map.powers.keys()]) ?? '', type, at };
  };
  const give = <Order extends LegalOrder>(order: Order): Order => {
    orders.push(order);
    return order;
  };
  const fleets = Array.from({ length: convoys }, () => settle('F'));
  const shore = fleets.map(() => ({ ...settle('A'), type: 'F' as const }));
  const support = (unit: Unit, of: Unit, to: string | null) => give({ kind: 'support', unit, of, to });
  const attacks = fleets.flatMap((fleet) => {
    const count = dice.one([1, 1, 1, 2]) ?? 1;
    return Array.from({ length: count }, () => {
      const attack = give({ kind: 'move', unit: settle('F'), to: fleet.at, via: null });
      if (dice.chance(0.5)) support(settle('F'), attack.unit, fleet.at);
      return attack;
    });
  });
  for (const fleet of fleets) if (dice.chance(0.3)) support(settle('F'), fleet, null);
  for (const fleet of fleets) {
    const goal = dice.one(shore)?.at ?? '';
    const army = settle('A');
    give({ kind: 'move', unit: army, to: goal, via: 'convoy' });
    give({ kind: 'convoy', unit: fleet, of: army, to: goal });
    if (dice.chance(0.2)) support(settle('F'), army, goal);
    // A second fleet for the same army.
    if (dice.chance(0.15)) give({ kind: 'convoy', unit: settle('F'), of: army, to: goal });
  }
  for (const unit of shore) {
    const attack = dice.one(attacks);
    const fleet = dice.one(fleets);
    if (attack !== undefined && dice.chance(0.6)) support(unit, attack.unit, attack.to);
    else if (fleet !== undefined) support(unit, fleet, null);
  }
  return { units: orders.map(({ unit }) => unit), orders: dice.shuffled(orders) };
}
