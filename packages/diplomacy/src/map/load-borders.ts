import type { DiplomacyMap, Location, Province, ProvinceFacts } from './map.ts';
import { MapError } from './map-data.ts';
import { isRecord, words } from './words.ts';

export type Borders = Pick<DiplomacyMap, 'armyBorders' | 'fleetBorders'>;

type Provinces = ReadonlyMap<Province, ProvinceFacts>;

/** The borders of a map's data. Throws a `MapError` where one is to nowhere, goes one way only, or is of no use. */
export function readBorders(data: { armies?: unknown; fleets?: unknown }, provinces: Provinces): Borders {
  const armyBorders = bordersOf(data.armies, 'armies', armyPlaces(provinces));
  const fleetBorders = bordersOf(data.fleets, 'fleets', fleetPlaces(provinces));
  // An army may be alone on an island; a coast or sea without a border is neither.
  for (const [at, to] of fleetBorders) if (to.size === 0) throw new MapError(at, 'has no borders for fleets');
  return { armyBorders, fleetBorders };
}

/** Where armies can be, in the order of the provinces. */
const armyPlaces = (provinces: Provinces): Province[] =>
  [...provinces.values()]
    .filter(({ terrain }) => terrain === 'inland' || terrain === 'coast')
    .map(({ id }) => id);

/** Where fleets can be: coast by coast where there are two. */
const fleetPlaces = (provinces: Provinces): Location[] =>
  [...provinces.values()]
    .filter(({ terrain }) => terrain === 'sea' || terrain === 'coast')
    .flatMap(({ id, coasts }) => (coasts.length === 0 ? [id] : coasts.map((coast) => `${id}/${coast}`)));

function bordersOf(
  data: unknown,
  who: 'armies' | 'fleets',
  places: readonly Location[],
): ReadonlyMap<Location, ReadonlySet<Location>> {
  if (!isRecord(data)) throw new MapError('the map', `has no borders for ${who}`);
  const known = new Set(places);
  const stray = Object.keys(data).find((at) => !known.has(at));
  if (stray !== undefined) throw new MapError(stray, `has borders for ${who}, which cannot be there`);
  const lines = new Map(Object.entries(data));
  const borders = new Map(
    places.map((at) => [at, new Set(words(lines.get(at), ' ', at, `borders for ${who}`))]),
  );
  for (const [at, neighbours] of borders) for (const to of neighbours) checkBorder(at, to, who, borders);
  return borders;
}

function checkBorder(
  at: Location,
  to: Location,
  who: 'armies' | 'fleets',
  borders: ReadonlyMap<Location, ReadonlySet<Location>>,
): void {
  const back = borders.get(to);
  if (back === undefined) throw new MapError(at, `has a border for ${who} to ${to}, where none can be`);
  if (to.slice(0, 3) === at.slice(0, 3)) throw new MapError(at, `has a border for ${who} to itself`);
  if (!back.has(at)) throw new MapError(at, `has a border for ${who} to ${to}, which has none back`);
}
