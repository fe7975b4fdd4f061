import {
  type DiplomacyMap,
  type Location,
  provinceOf,
  type Unit,
} from '../../../../packages/diplomacy/src/index.ts';

const coastNames: Readonly<Record<string, string>> = {
  nc: 'north coast',
  sc: 'south coast',
  ec: 'east coast',
  wc: 'west coast',
};

/** `Budapest`, `Spain (south coast)` */
export function placeName({ provinces }: DiplomacyMap, at: Location): string {
  const name = provinces.get(provinceOf(at))?.name ?? at;
  const coast = coastNames[at.slice(4)];
  return coast === undefined ? name : `${name} (${coast})`;
}

/** `army in Budapest` */
export const unitInWords = (map: DiplomacyMap, { type, at }: Pick<Unit, 'type' | 'at'>): string =>
  `${type === 'A' ? 'army' : 'fleet'} in ${placeName(map, at)}`;
