import { type DiplomacyMap, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { convoyRoutes, fleetsOfUse, fleetsOnRoutes } from './convoy-routes.ts';

/**
 * The fleets of a position that can convoy, by where they are and whatever their orders: those at sea and, where rivers carry convoys
 * (Maharajiad B.I(2)), those in river provinces. Each has a number.
 */
export class Waters {
  /** Where each fleet is. */
  readonly fleets: readonly Province[];
  /** The fleets next to each fleet. */
  readonly next: readonly (readonly number[])[];
  /** The coasts next to each fleet. */
  readonly shores: readonly (readonly Province[])[];
  private readonly numbers: ReadonlyMap<Province, number>;
  private readonly landings = new Map<Province, number[]>();

  constructor(map: DiplomacyMap, units: readonly Unit[], rivers: boolean) {
    const fleets = units.filter(({ type, at }) => {
      const facts = map.provinces.get(provinceOf(at));
      return type === 'F' && (facts?.terrain === 'sea' || (rivers && facts?.river === true));
    });
    const around = fleets.map(({ at }) => [
      ...new Set([...(map.fleetBorders.get(at) ?? [])].map(provinceOf)),
    ]);
    this.fleets = fleets.map(({ at }) => provinceOf(at));
    this.numbers = new Map(this.fleets.map((at, fleet) => [at, fleet]));
    this.next = around.map((places) => places.flatMap((at) => this.numbers.get(at) ?? []));
    this.shores = around.map((places) => places.filter((at) => map.provinces.get(at)?.terrain === 'coast'));
    for (const [fleet, shores] of this.shores.entries())
      for (const shore of shores) {
        const there = this.landings.get(shore);
        if (there === undefined) this.landings.set(shore, [fleet]);
        else there.push(fleet);
      }
  }

  /** Whether a fleet stands there that can convoy. */
  has(province: Province): boolean {
    return this.numbers.has(province);
  }

  /** The fleet in a province that can convoy. */
  fleetAt(province: Province): number | undefined {
    return this.numbers.get(province);
  }

  /** The fleets that an army in a province can board, and those that can land one there. */
  landingsOf(province: Province): readonly number[] {
    return this.landings.get(province) ?? none;
  }

  /** Where an army can go by convoy from a province, also without one of the fleets. */
  reach(from: Province, without?: Province): ReadonlySet<Province> {
    const reached = this.flood(from, without);
    const shores = new Set<Province>();
    for (const fleet of reached) for (const shore of this.shores[fleet] ?? none) shores.add(shore);
    shores.delete(from);
    // The fleet in a river province that the army goes to does not carry it there.
    for (const fleet of reached) {
      const to = this.fleets[fleet] ?? '';
      if (!shores.has(to)) continue;
      const others = new Set(this.flood(from, without, to));
      if (!this.landingsOf(to).some((each) => others.has(each))) shores.delete(to);
    }
    return shores;
  }

  /** The fleets that lie on some route from one province to the other, however roundabout. */
  onRoutes(from: Province, to: Province): ReadonlySet<Province> {
    return fleetsOnRoutes(this, from, to);
  }

  /**
   * By destination, the fleets that are of use to an army in a province: those on some route that could do without none of its fleets
   * (DATC 6.G.19). Null where there are too many routes to look at.
   */
  ofUse(from: Province): ReadonlyMap<Province, ReadonlySet<Province>> | null {
    return fleetsOfUse(this, from);
  }

  /** Routes from one province to another, the shortest first, and equally long ones by the alphabet; at most so many. */
  routes(from: Province, to: Province, most: number): readonly (readonly Province[])[] {
    return convoyRoutes(this, from, to, most);
  }

  /** The fleets that hang together with those that an army in a province can board, without some. */
  private flood(from: Province, ...without: readonly (Province | undefined)[]): readonly number[] {
    const seen = new Uint8Array(this.fleets.length);
    for (const each of [from, ...without]) {
      const fleet = each === undefined ? undefined : this.fleetAt(each);
      if (fleet !== undefined) seen[fleet] = 1;
    }
    const reached: number[] = [];
    const visit = (fleet: number): void => {
      if (seen[fleet] === 1) return;
      seen[fleet] = 1;
      reached.push(fleet);
    };
    this.landingsOf(from).forEach(visit);
    // A list is walked on to what is added to it meanwhile.
    for (const fleet of reached) this.next[fleet]?.forEach(visit);
    return reached;
  }
}

const none: readonly never[] = [];
