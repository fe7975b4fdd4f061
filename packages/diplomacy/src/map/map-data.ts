import type { Terrain } from './map.ts';

/** A map as somebody writes it down. Lists of provinces are words with one space between: `boh gal mun`. */
export interface MapData {
  readonly name: string;
  /** What players call the season of the adjustments, where that is not Winter. */
  readonly winter?: string;
  readonly provinces: readonly ProvinceData[];
  /** Each province that armies can go to, with its neighbours. Every border is written in both its provinces' lines. */
  readonly armies: Readonly<Record<string, string>>;
  /** The same for fleets. Where a province has two coasts, each coast has a line of its own. */
  readonly fleets: Readonly<Record<string, string>>;
  readonly powers: readonly PowerData[];
}

/** A province as somebody writes it down. */
export interface ProvinceData {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly centre?: boolean;
  readonly river?: boolean;
  /** `nc sc` where it has two coasts. */
  readonly coasts?: string;
  /** Other short names in use, in small letters, with commas between: `gol, gulf of lyons`. */
  readonly also?: string;
}

/** A power as somebody writes it down. */
export interface PowerData {
  readonly id: string;
  readonly name: string;
  readonly adjective: string;
  readonly homes: string;
  /** Where it begins, with commas between: `A bud, F tri`. */
  readonly starts: string;
}

/** A map that cannot be played on. The message names the place. */
export class MapError extends Error {
  override readonly name = 'MapError';
  readonly place: string;

  constructor(place: string, what: string) {
    const short = place.length > 40 ? `${place.slice(0, 40)}…` : place;
    super(`${short}: ${what}`);
    this.place = short;
  }
}
