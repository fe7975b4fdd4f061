import { type Borders, readBorders } from './load-borders.ts';
import { readPowers } from './load-powers.ts';
import { readProvinces } from './load-provinces.ts';
import type { DiplomacyMap, Province } from './map.ts';
import { provinceOf } from './map.ts';
import { type MapData, MapError } from './map-data.ts';
import { isRecord, text } from './words.ts';

/**
 * The map that the data describe, once every check has passed: borders go both ways and between known places, coasts are named where they
 * have to be and nowhere else, every province can be reached from every other, no id or name is doubled, homes are centres, and units
 * begin where they can be. Throws a `MapError` that names the place. Takes time in proportion to the data, whatever they are.
 */
export function loadMap(data: MapData): DiplomacyMap {
  if (!isRecord(data)) throw new MapError('the map', 'is not an object');
  const name = text(data.name, 'the map', 'name');
  const winter = data.winter === undefined ? {} : { winter: text(data.winter, 'the map', 'winter') };
  const provinces = readProvinces(data.provinces);
  const borders = readBorders(data, provinces);
  allReachable(
    [...provinces.values()].filter((each) => each.terrain !== 'impassable').map((each) => each.id),
    borders,
  );
  const powers = readPowers(data.powers, provinces, borders);
  return { name, ...winter, provinces, powers, ...borders };
}

/** Every province can be reached from the first, by an army, a fleet or one after the other. */
function allReachable(provinces: readonly Province[], { armyBorders, fleetBorders }: Borders): void {
  const neighbours = new Map<Province, Province[]>(provinces.map((id) => [id, []]));
  for (const borders of [armyBorders, fleetBorders])
    for (const [from, to] of borders) neighbours.get(provinceOf(from))?.push(...[...to].map(provinceOf));
  const reached = new Set(provinces.slice(0, 1));
  // A set is walked on to what is added to it meanwhile.
  for (const at of reached) for (const next of neighbours.get(at) ?? []) reached.add(next);
  for (const id of provinces)
    if (!reached.has(id)) throw new MapError(id, 'cannot be reached from the rest of the map');
}
