/** A province by its three small letters: `bud`. */
export type Province = string;
/** Where a unit can be: a province, or one coast of a province that has two: `bud`, `stp/sc`. */
export type Location = string;
/** A power by its three capital letters: `AUS`. */
export type Power = string;

/** Armies and fleets, as orders write them (BT11). */
export const unitTypes = ['A', 'F'] as const;
/** `A` for an army, `F` for a fleet. */
export type UnitType = (typeof unitTypes)[number];

/** The coasts that a province with two can have. */
export const coasts = ['nc', 'sc', 'ec', 'wc'] as const;
/** North, south, east or west coast: `sc` of `stp/sc`. */
export type Coast = (typeof coasts)[number];

/** `coast` is land with a coast, where armies and fleets can be; no unit can enter what is `impassable`. */
export type Terrain = 'inland' | 'coast' | 'sea' | 'impassable';

/** What a map says of a province. */
export interface ProvinceFacts {
  readonly id: Province;
  /** As a player says it: `Budapest`. */
  readonly name: string;
  /** Other short names in use, in small letters, besides its id and its name. */
  readonly abbreviations: readonly string[];
  readonly terrain: Terrain;
  /** A land province in which a fleet can convoy (Maharajiad B.I). */
  readonly river: boolean;
  readonly centre: boolean;
  /** The coasts of a province that has two; of any other none. */
  readonly coasts: readonly Coast[];
}

/** What a map says of a power: its names, its home centres, and the units that it starts with. */
export interface PowerFacts {
  readonly id: Power;
  readonly name: string;
  /** As in `a Turkish fleet`. */
  readonly adjective: string;
  readonly homes: readonly Province[];
  readonly starts: readonly { readonly type: UnitType; readonly at: Location }[];
}

/** A map that passed the loader's checks. All keys are in the order in which the map's data name them. */
export interface DiplomacyMap {
  readonly name: string;
  /** What players call the season of the adjustments, where that is not Winter. */
  readonly winter?: string;
  readonly provinces: ReadonlyMap<Province, ProvinceFacts>;
  readonly powers: ReadonlyMap<Power, PowerFacts>;
  /** Where an army can go from a province, without a convoy. */
  readonly armyBorders: ReadonlyMap<Province, ReadonlySet<Province>>;
  /** Where a fleet can go from a location, coast by coast: `stp/sc` has `bot`, `mao` has `spa/nc` and `spa/sc`. */
  readonly fleetBorders: ReadonlyMap<Location, ReadonlySet<Location>>;
}

/** The province of a location: `stp` of `stp/sc`. */
export const provinceOf = (at: Location): Province => at.slice(0, 3);
