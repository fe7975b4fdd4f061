import type { Location, Power, Province, UnitType } from './map/map.ts';

/** A unit on the board: whose it is, army or fleet, and where it stands. */
export interface Unit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Location;
}

/** Spring, fall, winter. */
export const seasons = ['S', 'F', 'W'] as const;
/** `S` for spring, `F` for fall, `W` for winter. */
export type Season = (typeof seasons)[number];

/** Movement, retreats, adjustments. */
export const phaseKinds = ['M', 'R', 'A'] as const;
/** `M` for movement, `R` for retreats, `A` for adjustments. */
export type PhaseKind = (typeof phaseKinds)[number];

/** `S1901M` is `{ season: 'S', year: 1901, kind: 'M' }`. */
export interface Phase {
  readonly season: Season;
  readonly year: number;
  readonly kind: PhaseKind;
}

/** A unit that has to retreat, and where it may go. `from` is the province that the attack came from; null where nobody said. */
export interface Dislodged {
  readonly unit: Unit;
  readonly from: Province | null;
  readonly retreats: readonly Location[];
}

/** The board before a phase: where the units stand, who owns what, and which units have to retreat. */
export interface Position {
  readonly phase: Phase;
  /** Every unit on the board but the dislodged ones. No two are in one province (BT13). */
  readonly units: readonly Unit[];
  /** Who owns which centre. */
  readonly centres: ReadonlyMap<Power, readonly Province[]>;
  readonly dislodged: readonly Dislodged[];
  /** The home centres of powers whose homes are not, or no longer, the map's. */
  readonly homes?: ReadonlyMap<Power, readonly Province[]>;
  /**
   * The units that have stood on a centre all year so far and make it a home when the year ends (Maharajiad B.I(3)), with the seasons in
   * which each stayed.
   */
  readonly stays?: readonly Stay[];
}

/** A unit that stayed where it is, and in which seasons. */
export interface Stay {
  readonly unit: Unit;
  readonly seasons: readonly Pick<Phase, 'season' | 'year'>[];
}
