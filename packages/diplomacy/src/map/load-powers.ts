import type { Borders } from './load-borders.ts';
import {
  type Power,
  type PowerFacts,
  type Province,
  type ProvinceFacts,
  provinceOf,
  unitTypes,
} from './map.ts';
import { MapError } from './map-data.ts';
import { records, text, words } from './words.ts';

const mostPowers = 100;

/** The powers of a map's data, in their order. Throws a `MapError`. */
export function readPowers(
  data: unknown,
  provinces: ReadonlyMap<Province, ProvinceFacts>,
  borders: Borders,
): ReadonlyMap<Power, PowerFacts> {
  const powers = new Map<Power, PowerFacts>();
  const names = new Set<string>();
  const homes = new Set<Province>();
  const starts = new Set<Province>();
  for (const each of records(data, mostPowers, 'powers')) {
    const power = readPower(each);
    once(names, power.id, power.id, 'is a power already');
    once(names, power.name, power.id, 'has the name of another power');
    for (const home of power.homes) {
      if (!provinces.get(home)?.centre) throw new MapError(home, `is a home of ${power.id} and no centre`);
      once(homes, home, home, 'is a home of two powers');
    }
    for (const { type, at } of power.starts) {
      const places = type === 'A' ? borders.armyBorders : borders.fleetBorders;
      if (!places.has(at))
        throw new MapError(at, `has ${type} of ${power.id} at the start, which cannot be there`);
      once(starts, provinceOf(at), at, 'has two units at the start');
    }
    powers.set(power.id, power);
  }
  return powers;
}

function once(known: Set<string>, word: string, place: string, what: string): void {
  if (known.has(word)) throw new MapError(place, what);
  known.add(word);
}

function readPower(data: Readonly<Record<string, unknown>>): PowerFacts {
  const id = text(data.id, 'a power', 'id');
  if (!/^[A-Z]{3}$/.test(id)) throw new MapError(id, 'is not an id of three capital letters');
  return {
    id,
    name: text(data.name, id, 'name'),
    adjective: text(data.adjective, id, 'adjective'),
    homes: words(data.homes, ' ', id, 'homes'),
    starts: words(data.starts, ', ', id, 'starts').map((word) => {
      const type = unitTypes.find((each) => word.startsWith(`${each} `));
      if (type === undefined)
        throw new MapError(id, `starts with ${word}, which is neither an army nor a fleet`);
      return { type, at: word.slice(2) };
    }),
  };
}
