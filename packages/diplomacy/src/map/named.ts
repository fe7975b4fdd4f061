import { maharajahMap } from './maharajah.ts';
import type { DiplomacyMap } from './map.ts';
import { standardMap } from './standard.ts';

export const mapNames = ['standard', 'maharajah'] as const;
export type MapName = (typeof mapNames)[number];

/** The map of that name. */
export const mapNamed = (name: MapName): DiplomacyMap =>
  ({ standard: standardMap, maharajah: maharajahMap })[name];
