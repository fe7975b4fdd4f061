import type { DiplomacyMap } from '../map/map.ts';

const nothingOn = (name: string): DiplomacyMap => ({
  name,
  provinces: new Map(),
  powers: new Map(),
  armyBorders: new Map(),
  fleetBorders: new Map(),
});

export const standardMap = nothingOn('standard');
export const maharajahMap = nothingOn('maharajah');
