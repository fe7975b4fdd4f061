import { MapError } from './map-data.ts';

/** No name, and no list of a province's neighbours, is longer. */
const longest = 1000;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text that has to be there. */
export function text(value: unknown, place: string, what: string): string {
  if (typeof value !== 'string' || value === '' || value.trim() !== value)
    throw new MapError(place, `has no ${what}`);
  if (value.length > longest) throw new MapError(place, `has more than ${longest} characters as its ${what}`);
  return value;
}

/** The words of a list, which may be left out. None is doubled. */
export function words(value: unknown, between: ' ' | ', ', place: string, what: string): readonly string[] {
  if (value === undefined) return [];
  const list = text(value, place, what).split(between);
  const seen = new Set<string>();
  for (const each of list) {
    if (seen.has(each)) throw new MapError(place, `has ${each} twice in its ${what}`);
    seen.add(each);
  }
  return list;
}

/** The members of a list, each an object. */
export function records(
  value: unknown,
  most: number,
  what: string,
): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new MapError('the map', `has no list of ${what}`);
  if (value.length > most) throw new MapError('the map', `has more than ${most} ${what}`);
  return value.map((each: unknown, at) => {
    if (!isRecord(each))
      throw new MapError('the map', `has a thing that is no object as number ${at + 1} of its ${what}`);
    return each;
  });
}
