import { coasts, type DiplomacyMap, type Location, type Province, type UnitType } from '../map/map.ts';
import { NotationError, quoted } from './notation-error.ts';

/** No name of a place is longer. */
const longest = 60;

/** Each map's provinces by everything that they are called. */
const books = new WeakMap<DiplomacyMap, ReadonlyMap<string, Province>>();

function bookOf(map: DiplomacyMap): ReadonlyMap<string, Province> {
  const known = books.get(map);
  if (known !== undefined) return known;
  const book = new Map<string, Province>();
  for (const { id, name, abbreviations } of map.provinces.values())
    for (const each of [id, name, ...abbreviations]) book.set(plain(each), id);
  books.set(map, book);
  return book;
}

/** A name without capitals, spaces, full stops and hyphens. */
const plain = (name: string): string => name.toLowerCase().replace(/[ .-]/g, '');

/** The province that is called this, by its id, its name or another abbreviation in use; null where none is. Prefixes do not count. */
export const provinceCalled = (map: DiplomacyMap, words: string): Province | null =>
  words.length > longest ? null : (bookOf(map).get(plain(words)) ?? null);

/** The province that is called this. Throws a `NotationError` where none is. */
export function readProvince(map: DiplomacyMap, words: string): Province {
  const province = provinceCalled(map, words);
  if (province === null) throw new NotationError(`There is no province ${quoted(words)}.`);
  return province;
}

/** The location of `bud`, `stp/sc` or `StP(sc)`. Throws a `NotationError` where there is none. */
export function readLocation(map: DiplomacyMap, words: string): Location {
  const [, name = words, coast] = /^([^/(]{1,60})[/(]([a-z]{2})\)?$/i.exec(words) ?? [];
  const province = readProvince(map, name.trim());
  if (coast === undefined) return province;
  const known = coasts.find((each) => each === coast.toLowerCase());
  if (known === undefined || !map.provinces.get(province)?.coasts.includes(known))
    throw new NotationError(`There is no coast ${quoted(words)}.`);
  return `${province}/${known}`;
}

/** Whether a unit of this type can be there at all: an army in a land province, a fleet at sea or on a coast that is named if it has to be. */
export const canBe = (map: DiplomacyMap, type: UnitType, at: Location): boolean =>
  (type === 'A' ? map.armyBorders : map.fleetBorders).has(at);
