import { maharajahMap } from './maharajah.ts';
import type { DiplomacyMap } from './map.ts';
import { standardMap } from './standard.ts';

/** The maps that come with the package. */
export const mapNames = ['standard', 'maharajah'] as const;
/** The name of a map that comes with the package. */
export type MapName = (typeof mapNames)[number];

/** The map of that name. */
export const mapNamed = (name: MapName): DiplomacyMap =>
  ({ standard: standardMap, maharajah: maharajahMap })[name];

/** The name of a map that comes with the package; null for another. */
export const nameOfMap = (map: DiplomacyMap): MapName | null =>
  mapNames.find((name) => mapNamed(name) === map) ?? null;
