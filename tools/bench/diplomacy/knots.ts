import type {
  DiplomacyMap,
  LegalOrder,
  Province,
  ProvinceFacts,
  Unit,
} from '../../../packages/diplomacy/src/index.ts';
import { standardRules } from './order-sets.ts';

type Knot = Pick<ReturnType<typeof standardRules>, 'choices'> & {
  readonly map: DiplomacyMap;
  readonly units: readonly Unit[];
  readonly orders: readonly LegalOrder[];
};

/**
 * Convoys in a ring: each army goes to a coast whose fleet supports the attack on the next convoy, or (the first, where there is to be no
 * way out) supports that convoy itself against an attack that would else succeed. Else there are two ways out: all or none.
 */
export function ringOf(convoys: number, waysOut: 0 | 2): Knot {
  const orders: LegalOrder[] = [];
  const unit = (letter: string, n: number, type: Unit['type'] = 'F'): Unit => ({
    power: `P${letter}${n}`,
    type,
    at: `${letter}${String(n).padStart(2, '0')}`,
  });
  for (let n = 0; n < convoys; n++) {
    const [fleet, attacker, coast, army] = [unit('s', n), unit('t', n), unit('g', n), unit('a', n, 'A')];
    const goal = unit('g', (n + 1) % convoys).at;
    const helpsConvoy = waysOut === 0 && n === 0;
    orders.push({ kind: 'convoy', unit: fleet, of: army, to: goal });
    orders.push({ kind: 'move', unit: army, to: goal, via: null });
    orders.push({ kind: 'move', unit: attacker, to: fleet.at, via: null });
    if (helpsConvoy) orders.push({ kind: 'support', unit: unit('u', n), of: attacker, to: fleet.at });
    const supported = helpsConvoy ? fleet : attacker;
    orders.push({ kind: 'support', unit: coast, of: supported, to: helpsConvoy ? null : fleet.at });
  }
  const units = orders.map((order) => order.unit);
  return { choices: standardRules().choices, map: mapOf(units.map(({ at }) => at)), units, orders };
}

/** A map on which fleets get from each of these provinces to each other. Those of armies and of what they attack are coasts. */
function mapOf(ids: readonly Province[]): DiplomacyMap {
  const facts = (id: Province): ProvinceFacts => ({
    id,
    name: id,
    abbreviations: [],
    terrain: /^[ag]/.test(id) ? 'coast' : 'sea',
    river: false,
    centre: false,
    coasts: [],
  });
  return {
    name: 'ring',
    provinces: new Map(ids.map((id) => [id, facts(id)])),
    powers: new Map(),
    armyBorders: new Map(ids.map((id) => [id, new Set<Province>()])),
    fleetBorders: new Map(ids.map((id) => [id, new Set(ids.filter((other) => other !== id))])),
  };
}
