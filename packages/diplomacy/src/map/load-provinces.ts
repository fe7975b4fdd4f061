import { type Coast, coasts, type Province, type ProvinceFacts, type Terrain } from './map.ts';
import { MapError } from './map-data.ts';
import { records, text, words } from './words.ts';

const mostProvinces = 1000;
const terrains: readonly Terrain[] = ['inland', 'coast', 'sea', 'impassable'];

/** The provinces of a map's data, in their order. Throws a `MapError`. */
export function readProvinces(data: unknown): ReadonlyMap<Province, ProvinceFacts> {
  const provinces = new Map<Province, ProvinceFacts>();
  const names = new Map<string, Province>();
  for (const each of records(data, mostProvinces, 'provinces')) {
    const facts = readProvince(each);
    const doubled = provinces.get(facts.id);
    if (doubled !== undefined) throw new MapError(facts.id, `is both ${doubled.name} and ${facts.name}`);
    provinces.set(facts.id, facts);
    for (const name of new Set([facts.id, facts.name, ...facts.abbreviations].map(plain))) {
      const other = names.get(name);
      if (other !== undefined) throw new MapError(facts.id, `is called ${name}, as ${other} is`);
      names.set(name, facts.id);
    }
  }
  if (provinces.size === 0) throw new MapError('the map', 'has no provinces');
  return provinces;
}

/** A name without what people leave out: `midatlanticocean`. */
const plain = (name: string): string => name.toLowerCase().replace(/[ .-]/g, '');

function readProvince(data: Readonly<Record<string, unknown>>): ProvinceFacts {
  const id = text(data.id, 'a province', 'id');
  if (!/^[a-z]{3}$/.test(id)) throw new MapError(id, 'is not an id of three small letters');
  const terrain = terrains.find((each) => each === data.terrain);
  if (terrain === undefined) throw new MapError(id, `has to be one of ${terrains.join(', ')}`);
  const facts: ProvinceFacts = {
    id,
    name: text(data.name, id, 'name'),
    abbreviations: words(data.also, ', ', id, 'abbreviations'),
    terrain,
    river: yes(data.river, id, 'river'),
    centre: yes(data.centre, id, 'centre'),
    coasts: words(data.coasts, ' ', id, 'coasts').map((each) => readCoast(each, id)),
  };
  if (facts.abbreviations.some((each) => each !== each.toLowerCase()))
    throw new MapError(id, 'has an abbreviation in capitals');
  if (facts.coasts.length === 1) throw new MapError(id, 'names its only coast');
  if (terrain !== 'coast' && (facts.river || facts.coasts.length > 0))
    throw new MapError(id, 'has a coast or river and is not on one');
  if (facts.centre && (terrain === 'sea' || terrain === 'impassable'))
    throw new MapError(id, 'is a centre and no land');
  return facts;
}

function readCoast(word: string, id: Province): Coast {
  const coast = coasts.find((each) => each === word);
  if (coast === undefined)
    throw new MapError(id, `has a coast ${word}, which is none of ${coasts.join(', ')}`);
  return coast;
}

function yes(value: unknown, id: Province, what: string): boolean {
  if (value !== undefined && typeof value !== 'boolean')
    throw new MapError(id, `has to say yes or no to ${what}`);
  return value ?? false;
}
