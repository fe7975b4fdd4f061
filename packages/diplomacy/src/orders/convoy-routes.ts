import type { DiplomacyMap, Province } from '../map/map.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Unit } from '../position.ts';
import { boardOf, watersOf } from './board.ts';

/** The fleets on the board that can convoy, wherever to, and what lies beside what. */
export interface Waters {
  readonly fleets: ReadonlySet<Province>;
  beside(province: Province): ReadonlySet<Province>;
}

const nowhere: ReadonlySet<Province> = new Set();

/** Fleets convoy at sea, and in river provinces where the rule set has those (MJ B.I(2)). */
export function watersWith(units: readonly Unit[], rules: RuleSet, map: DiplomacyMap): Waters {
  const waters = watersOf(map);
  const fleets = new Set<Province>();
  for (const [province, { type }] of boardOf(units))
    if (type === 'F' && canConvoyIn(province, rules, map)) fleets.add(province);
  return { fleets, beside: (province) => waters.get(province) ?? nowhere };
}

/** Whether a fleet in this province can convoy. */
export function canConvoyIn(province: Province, { choices }: RuleSet, map: DiplomacyMap): boolean {
  const facts = map.provinces.get(province);
  return facts?.terrain === 'sea' || (facts?.river === true && choices.riverConvoys === 'yes');
}

/** Whether armies can be put on ships there, or land. */
const hasCoast = (province: Province, map: DiplomacyMap): boolean =>
  map.provinces.get(province)?.terrain === 'coast';

/**
 * Whether the fleets could convoy an army, if all of them wanted to; `without` is one that does something else (DATC 6.D.31).
 */
export function canBeConvoyed(
  from: Province,
  to: Province,
  { fleets, beside }: Waters,
  map: DiplomacyMap,
  without?: Province,
): boolean {
  if (from === to || !hasCoast(from, map) || !hasCoast(to, map)) return false;
  const inUse = (province: Province) => fleets.has(province) && province !== without && province !== from;
  return connects(beside(from), beside(to), inUse, beside);
}

/** Whether the places in use join one of the first ones to one of the last ones. */
function connects(
  first: Iterable<Province>,
  last: ReadonlySet<Province>,
  inUse: (province: Province) => boolean,
  beside: Waters['beside'],
): boolean {
  const reached = new Set<Province>();
  for (const province of first) if (inUse(province)) reached.add(province);
  // A set goes on with what is added to it on the way.
  for (const province of reached) {
    if (last.has(province)) return true;
    for (const next of beside(province)) if (inUse(next)) reached.add(next);
  }
  return false;
}

/** Whether a route that an order names can be gone: its fleets are there and lie beside each other in this order (DATC 4.A.6). */
export function isRoute(
  from: Province,
  route: readonly Province[],
  to: Province,
  { fleets, beside }: Waters,
): boolean {
  const stops = [from, ...route, to];
  return (
    route.length > 0 &&
    route.every((province) => fleets.has(province)) &&
    stops.every((stop, at) => at === 0 || beside(stops[at - 1] ?? '').has(stop))
  );
}

/** How many steps the search for a route may take. Maps that are played on need far fewer. */
const mostSteps = 5_000;

/**
 * Whether a fleet is necessary for a route, which is what makes its order to convoy legal: without it the rest of that route would not
 * reach (DATC 4.E.1, 6.G.19). That is a route on which no two provinces lie beside each other but those that follow one another.
 */
export function isNeededFor(from: Province, to: Province, fleet: Province, waters: Waters): boolean {
  const { fleets, beside } = waters;
  const start = beside(from);
  const end = beside(to);
  const atStart = start.has(fleet);
  if (atStart && end.has(fleet)) return true;
  let steps = 0;

  const reachesEnd = (arm: readonly Province[]): boolean => {
    if (end.has(fleet)) return true;
    const free = (province: Province) =>
      fleets.has(province) &&
      province !== fleet &&
      !start.has(province) &&
      arm.every((each) => each !== province && !beside(each).has(province));
    return connects(beside(fleet), end, free, beside);
  };

  /** Lengthens the arm from the fleet towards the army by one fleet that lies beside none of the arm but its last. */
  const grow = (arm: readonly Province[], last: Province): boolean => {
    for (const next of beside(last)) {
      if (++steps > mostSteps) return true;
      if (!fleets.has(next) || next === fleet || end.has(next) || arm.includes(next)) continue;
      if (last !== fleet && beside(fleet).has(next)) continue;
      if (arm.some((each) => each !== last && beside(each).has(next))) continue;
      const longer = [...arm, next];
      if (start.has(next) ? reachesEnd(longer) : grow(longer, next)) return true;
    }
    return false;
  };
  return atStart ? reachesEnd([]) : grow([], fleet);
}
