import type { DiplomacyMap, Location, Province } from '../map/map.ts';
import { provinceOf } from '../map/map.ts';

/** A map in small numbers: each province by its place in the map's own list. Made once for each map. */
export class Board {
  readonly names: readonly Province[];
  /** Where an army can go by land, province by province. */
  readonly byLand: readonly ReadonlySet<number>[];
  /** Which provinces touch by water, whatever the coast. */
  readonly byWater: readonly ReadonlySet<number>[];
  /** Land provinces in which a fleet can convoy (Maharajiad B.I). */
  readonly river: readonly boolean[];
  private readonly numbers: ReadonlyMap<Location, number>;

  constructor(map: DiplomacyMap) {
    this.names = [...map.provinces.keys()];
    const numbers = new Map<Location, number>(this.names.map((name, number) => [name, number]));
    for (const { id, coasts } of map.provinces.values())
      for (const coast of coasts) numbers.set(`${id}/${coast}`, numbers.get(id) ?? 0);
    this.numbers = numbers;
    this.byLand = this.neighbours(map.armyBorders);
    this.byWater = this.neighbours(map.fleetBorders);
    this.river = [...map.provinces.values()].map(({ river }) => river);
  }

  /** The number of a location's province. Throws where the map has no such place. */
  number(at: Location): number {
    const number = this.numbers.get(at);
    if (number === undefined) throw new RangeError(`The map has no ${at}.`);
    return number;
  }

  private neighbours(borders: ReadonlyMap<Location, ReadonlySet<Location>>): Set<number>[] {
    const sets = this.names.map(() => new Set<number>());
    for (const [from, all] of borders)
      for (const to of all) sets[this.number(provinceOf(from))]?.add(this.number(provinceOf(to)));
    return sets;
  }
}

const boards = new WeakMap<DiplomacyMap, Board>();

export function boardOf(map: DiplomacyMap): Board {
  const known = boards.get(map);
  if (known !== undefined) return known;
  const board = new Board(map);
  boards.set(map, board);
  return board;
}
