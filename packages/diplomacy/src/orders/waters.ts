import { type DiplomacyMap, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';

/** How many steps the search for routes from one province may take, on whatever map. */
const patience = 20_000;

/**
 * The fleets of a position that can convoy, by where they are and whatever their orders: those at sea and, where rivers carry convoys
 * (Maharajiad B.I(2)), those in river provinces. Fleets are named by their provinces.
 */
export class Waters {
  private readonly fleets: readonly Province[];
  private readonly next = new Map<Province, ReadonlySet<Province>>();
  private readonly shores = new Map<Province, readonly Province[]>();
  private readonly landings = new Map<Province, Province[]>();

  constructor(map: DiplomacyMap, units: readonly Unit[], rivers: boolean) {
    const convoying = units.filter(({ type, at }) => {
      const facts = map.provinces.get(provinceOf(at));
      return type === 'F' && (facts?.terrain === 'sea' || (rivers && facts?.river === true));
    });
    this.fleets = convoying.map(({ at }) => provinceOf(at));
    const known = new Set(this.fleets);
    for (const { at } of convoying) {
      const fleet = provinceOf(at);
      const around = new Set([...(map.fleetBorders.get(at) ?? [])].map(provinceOf));
      const shores = [...around].filter((each) => map.provinces.get(each)?.terrain === 'coast');
      this.next.set(fleet, new Set([...around].filter((each) => known.has(each))));
      this.shores.set(fleet, shores);
      for (const shore of shores) this.landings.set(shore, [...(this.landings.get(shore) ?? []), fleet]);
    }
  }

  /** Whether a fleet there can convoy. */
  has(fleet: Province): boolean {
    return this.next.has(fleet);
  }

  /** Where an army can go by convoy from a province, also without one of the fleets. */
  reach(from: Province, without?: Province): ReadonlySet<Province> {
    const reached = this.flood(from, [from, without]);
    const shores = new Set([...reached].flatMap((fleet) => this.shores.get(fleet) ?? []));
    shores.delete(from);
    // The fleet in a river province that the army goes to does not carry it there.
    for (const to of reached)
      if (shores.has(to) && !this.leads(this.flood(from, [from, without, to]), to)) shores.delete(to);
    return shores;
  }

  /**
   * The fleets that lie on some route from one province to the other, however roundabout. They are those that form one block with both
   * when the two are tied together: no single fleet's loss parts a block (Tarjan's search).
   */
  onRoutes(from: Province, to: Province): ReadonlySet<Province> {
    const starts = new Set(this.landings.get(from));
    const order = new Map<Province, number>([[from, 0]]);
    const block: Province[] = [];
    const around = (at: Province): Iterable<Province> =>
      (at === to ? this.landings.get(to) : this.next.get(at)) ?? [];
    /** The earliest place that can be got to from here but by the way that led here. */
    const walk = (at: Province): number => {
      const mine = order.size;
      order.set(at, mine);
      block.push(at);
      let low = starts.has(at) ? 0 : mine;
      if (this.shores.get(at)?.includes(to)) low = Math.min(low, 1);
      for (const next of around(at)) {
        if (next === from || next === to) continue;
        const known = order.get(next);
        const below = known ?? walk(next);
        if (known === undefined && below >= mine) block.splice(block.indexOf(next));
        low = Math.min(low, below);
      }
      return low;
    };
    walk(to);
    return new Set(block.slice(1));
  }

  /**
   * By destination, the fleets that are of use from a province: those on some route that could do without none of its fleets (DATC 6.G.19).
   * Null where there are too many routes to look at.
   */
  ofUse(from: Province): ReadonlyMap<Province, ReadonlySet<Province>> | null {
    const found = new Map<Province, Set<Province>>();
    const starts = new Set(this.landings.get(from));
    let steps = 0;
    const route: Province[] = [];
    const isShortcut = (fleet: Province): boolean =>
      fleet === from ||
      route.slice(0, -1).some((each) => each === fleet || this.next.get(each)?.has(fleet)) ||
      (route.length > 0 && starts.has(fleet));
    const walk = (fleet: Province): boolean => {
      if (steps++ > patience) return false;
      if (isShortcut(fleet)) return true;
      route.push(fleet);
      for (const to of this.endsOf(route, from)) found.set(to, new Set([...(found.get(to) ?? []), ...route]));
      const done = [...(this.next.get(fleet) ?? [])].every(walk);
      route.pop();
      return done;
    };
    return [...starts].every(walk) ? found : null;
  }

  /** Routes from one province to another, the shortest first, and of those as long as each other by the alphabet; at most so many. */
  routes(from: Province, to: Province, most: number): readonly (readonly Province[])[] {
    const found: (readonly Province[])[] = [];
    const lie = this.onRoutes(from, to);
    let routes: (readonly Province[])[] = [[]];
    for (
      let steps = 0;
      routes.length > 0 && found.length < most && steps < patience;
      steps += routes.length
    ) {
      routes = routes.flatMap((route) =>
        this.onward(route, from)
          .filter((fleet) => lie.has(fleet) && !route.includes(fleet))
          .sort()
          .map((fleet) => [...route, fleet]),
      );
      found.push(...routes.filter((route) => this.shores.get(route.at(-1) ?? '')?.includes(to)));
    }
    return found.slice(0, most);
  }

  private onward(route: readonly Province[], from: Province): readonly Province[] {
    const last = route.at(-1);
    return last === undefined ? (this.landings.get(from) ?? []) : [...(this.next.get(last) ?? [])];
  }

  /** Where a route ends that none of its earlier fleets touches. */
  private endsOf(route: readonly Province[], from: Province): readonly Province[] {
    const earlier = route.slice(0, -1);
    const isEnd = (to: Province) =>
      to !== from && !route.includes(to) && !earlier.some((each) => this.shores.get(each)?.includes(to));
    return (this.shores.get(route.at(-1) ?? '') ?? []).filter(isEnd);
  }

  /** The fleets that hang together with the landings of a province, or with those named, without some. */
  private flood(
    from: Province | null,
    without: readonly (Province | undefined)[],
    starts = this.landings.get(from ?? '') ?? [],
  ): ReadonlySet<Province> {
    const reached = new Set(starts.filter((each) => !without.includes(each)));
    // A set is walked on to what is added to it meanwhile.
    for (const fleet of reached)
      for (const next of this.next.get(fleet) ?? []) if (!without.includes(next)) reached.add(next);
    return reached;
  }

  private leads(fleets: ReadonlySet<Province>, to: Province): boolean {
    return this.landings.get(to)?.some((fleet) => fleets.has(fleet)) ?? false;
  }
}
