import { type DiplomacyMap, type Location, type Power, provinceOf, type UnitType } from '../map/map.ts';
import type { Named } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';
import type { NoAdjustment } from '../results/turn-reason.ts';
import type { Choices, RuleSet } from '../rules/rule-set.ts';
import { balanceOf, homesOf } from './balance.ts';

/** The unit that a build order comes to, or why it is not possible. */
export function judgeBuild(
  named: Named,
  power: Power,
  position: Position,
  { map, choices }: RuleSet,
): Unit | { readonly illegal: NoAdjustment } {
  const province = provinceOf(named.at);
  if (balanceOf(position, power) <= 0) return { illegal: 'no builds to make' };
  if (!homesOf(map, position, power).includes(province)) return { illegal: 'not a home centre' };
  if (!(position.centres.get(power) ?? []).includes(province)) return { illegal: 'not owned' };
  if (position.units.some(({ at }) => provinceOf(at) === province)) return { illegal: 'occupied' };
  const built = typed(named, map, choices);
  return 'illegal' in built ? built : { power, ...built };
}

type Built = { readonly type: UnitType; readonly at: Location } | { readonly illegal: NoAdjustment };

function typed(named: Named, map: DiplomacyMap, choices: Choices): Built {
  const { type } = named;
  const province = provinceOf(named.at);
  const inland = map.provinces.get(province)?.terrain === 'inland';
  if (type === 'A' || (type === null && inland)) return army(named.at, choices);
  if (inland)
    return choices.fleetBuiltInland === 'army' ? army(named.at, choices) : { illegal: 'fleet inland' }; // DATC 4.C.4
  if (type === 'F') return fleet(named.at, map, choices);
  // DATC 4.C.3
  const coastTells = choices.buildTypeLeftOut === 'a coast makes it a fleet' && isCoast(named.at, map);
  return coastTells ? { type: 'F', at: named.at } : { illegal: 'type of unit missing' };
}

const isCoast = (at: Location, map: DiplomacyMap): boolean =>
  (map.provinces.get(provinceOf(at))?.coasts ?? []).some((coast) => at === `${provinceOf(at)}/${coast}`);

/** DATC 4.B.6: an army has no coast. */
const army = (at: Location, { irrelevantCoast }: Choices): Built =>
  at !== provinceOf(at) && irrelevantCoast === 'illegal'
    ? { illegal: 'wrong coast' }
    : { type: 'A', at: provinceOf(at) };

function fleet(at: Location, map: DiplomacyMap, { irrelevantCoast }: Choices): Built {
  if (isCoast(at, map)) return { type: 'F', at };
  // DATC 4.B.6: a coast that is not there counts as left out.
  if (at !== provinceOf(at) && irrelevantCoast === 'illegal') return { illegal: 'wrong coast' };
  const several = (map.provinces.get(provinceOf(at))?.coasts ?? []).length > 0;
  return several ? { illegal: 'coast missing' } : { type: 'F', at: provinceOf(at) }; // DATC 4.B.7
}
