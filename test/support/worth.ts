import {
  type DiplomacyMap,
  type Location,
  type Position,
  type Power,
  type Province,
  provinceOf,
  reachOf,
  type Unit,
} from '../../packages/diplomacy/src/index.ts';
import { ownUnits } from '../../src/tables/diplomacy/own.ts';

/** What being somewhere is worth to a power: 1 in a centre that it does not own, the less the farther away from one. */
export interface Worth {
  /** Of a province by itself; 0 where nothing is to be had or kept. */
  readonly of: (province: Province) => number;
  /** Of the place of an army or fleet, with what it can get to from there. */
  readonly at: (unit: Pick<Unit, 'type' | 'at'>) => number;
  /** How many units of others could come to a province. */
  readonly threats: (province: Province) => number;
}

const keepThreatened = 0.6;
const perStep = 0.6;
/** An army waits at the coast for a fleet to take it over. */
const perCrossing = 0.45;

/** What the places of the map are worth to a power in this position. */
export function worthFor(position: Position, map: DiplomacyMap, power: Power): Worth {
  const threats = threatsTo(position, map, power);
  const own = new Set(position.centres.get(power));
  const of = (province: Province): number => {
    if (map.provinces.get(province)?.centre !== true) return 0;
    if (!own.has(province)) return 1;
    return (threats.get(province) ?? 0) > 0 ? keepThreatened : 0;
  };
  const armies = spread(wayOfArmies(map), of);
  const fleets = spread(wayOfFleets(map), of);
  return {
    of,
    at: ({ type, at }) => (type === 'A' ? armies : fleets).get(at) ?? 0,
    threats: (province) => threats.get(province) ?? 0,
  };
}

function threatsTo(position: Position, map: DiplomacyMap, power: Power): ReadonlyMap<Province, number> {
  const own = new Set(ownUnits(position, power));
  const threats = new Map<Province, number>();
  for (const unit of position.units) {
    if (own.has(unit)) continue;
    for (const province of new Set([...reachOf(map, unit)].map(provinceOf)))
      threats.set(province, (threats.get(province) ?? 0) + 1);
  }
  return threats;
}

/** Where one can go from each place, and how much of the worth is left on the way. */
type Ways = ReadonlyMap<Location, readonly { readonly to: Location; readonly left: number }[]>;

const wayOfFleets = ({ fleetBorders }: DiplomacyMap): Ways =>
  new Map([...fleetBorders].map(([from, all]) => [from, [...all].map((to) => ({ to, left: perStep }))]));

/** Over land as armies go, and over water at a higher price. */
function wayOfArmies({ armyBorders, fleetBorders }: DiplomacyMap): Ways {
  const ways = new Map(
    [...armyBorders].map(([from, all]) => [from, [...all].map((to) => ({ to, left: perStep }))]),
  );
  for (const [from, all] of fleetBorders) {
    const there = ways.get(provinceOf(from)) ?? [];
    there.push(...[...all].map((to) => ({ to: provinceOf(to), left: perCrossing })));
    ways.set(provinceOf(from), there);
  }
  return ways;
}

/** The best that each place can come to, worth by worth on from neighbour to neighbour until none gets more. */
function spread(ways: Ways, of: (province: Province) => number): ReadonlyMap<Location, number> {
  const best = new Map([...ways.keys()].map((at) => [at, of(provinceOf(at))]));
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [at, onward] of ways) {
      const here = best.get(at) ?? 0;
      const more = Math.max(here, ...onward.map(({ to, left }) => (best.get(to) ?? 0) * left));
      if (more <= here) continue;
      best.set(at, more);
      isMore = true;
    }
  }
  return best;
}
