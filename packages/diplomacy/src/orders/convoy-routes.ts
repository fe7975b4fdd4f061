import type { Province } from '../map/map.ts';
import type { Waters } from './waters.ts';

/** How many steps a search for routes may take, on whatever map. */
const patience = 20_000;

/**
 * See `Waters.onRoutes`. They are the fleets in one block with both provinces once a border ties the two: what no single fleet's loss
 * parts (Tarjan's search).
 */
export function fleetsOnRoutes(waters: Waters, from: Province, to: Province): ReadonlySet<Province> {
  const { fleets, next } = waters;
  /** When each fleet was come to; 0 is `from` and 1 is `to`. */
  const order = new Int32Array(fleets.length).fill(-1);
  const block: number[] = [];
  let come = 2;
  const starts = new Set(waters.landingsOf(from));
  const ends = new Set(waters.landingsOf(to));

  /** The earliest that can be come to from the fleet without going back the way that led here. */
  const walk = (fleet: number): number => {
    const mine = come++;
    order[fleet] = mine;
    block.push(fleet);
    let low = starts.has(fleet) ? 0 : ends.has(fleet) ? 1 : mine;
    for (const each of next[fleet] ?? []) if (isOpen(each)) low = Math.min(low, visit(each, mine));
    return low;
  };
  const visit = (fleet: number, parent: number): number => {
    const known = order[fleet] ?? -1;
    if (known >= 0) return known;
    const low = walk(fleet);
    if (low >= parent) block.splice(block.indexOf(fleet));
    return low;
  };
  const isOpen = (fleet: number): boolean => fleets[fleet] !== from && fleets[fleet] !== to;

  for (const fleet of ends) if (isOpen(fleet)) visit(fleet, 1);
  return new Set(block.map((fleet) => fleets[fleet] ?? ''));
}

/** See `Waters.ofUse`. */
export function fleetsOfUse(
  waters: Waters,
  from: Province,
): ReadonlyMap<Province, ReadonlySet<Province>> | null {
  const { fleets, next, shores } = waters;
  const found = new Map<Province, Set<Province>>();
  const route: Province[] = [];
  /** How many before it on the route each fleet is next to, or is. One that is next to any would make a shortcut. */
  const before = new Int32Array(fleets.length);
  const coasts = new Map<Province, number>();
  let steps = 0;

  const count = (fleet: number, by: 1 | -1): void => {
    for (const each of [fleet, ...(next[fleet] ?? [])]) before[each] = (before[each] ?? 0) + by;
    for (const shore of shores[fleet] ?? []) coasts.set(shore, (coasts.get(shore) ?? 0) + by);
  };
  const land = (fleet: number): void => {
    for (const to of shores[fleet] ?? []) {
      if (to === from || (coasts.get(to) ?? 0) > 0 || route.includes(to)) continue;
      const useful = found.get(to) ?? new Set();
      for (const each of route) useful.add(each);
      found.set(to, useful);
    }
  };
  const walk = (fleet: number): void => {
    if (steps++ > patience) return;
    const onward = next[fleet]?.filter((each) => before[each] === 0 && fleets[each] !== from) ?? [];
    route.push(fleets[fleet] ?? '');
    land(fleet);
    count(fleet, 1);
    onward.forEach(walk);
    count(fleet, -1);
    route.pop();
  };

  const starts = waters.landingsOf(from);
  for (const start of starts) before[start] = 1;
  starts.filter((start) => fleets[start] !== from).forEach(walk);
  return steps > patience ? null : found;
}

/** See `Waters.routes`. */
export function convoyRoutes(
  waters: Waters,
  from: Province,
  to: Province,
  most: number,
): readonly (readonly Province[])[] {
  const lie = fleetsOnRoutes(waters, from, to);
  const onward = (route: readonly Province[]): readonly Province[] => {
    const last = waters.fleetAt(route.at(-1) ?? '');
    const fleets = (last === undefined ? waters.landingsOf(from) : (waters.next[last] ?? [])).map(
      (each) => waters.fleets[each] ?? '',
    );
    return fleets.filter((each) => lie.has(each) && !route.includes(each)).sort();
  };
  const ends = new Set(waters.landingsOf(to).map((each) => waters.fleets[each]));
  const found: (readonly Province[])[] = [];
  let routes: readonly (readonly Province[])[] = [[]];
  for (let steps = 0; routes.length > 0 && found.length < most && steps < patience; steps += routes.length) {
    routes = routes.flatMap((route) => onward(route).map((fleet) => [...route, fleet]));
    found.push(...routes.filter((route) => ends.has(route.at(-1))));
  }
  return found.slice(0, most);
}
