import type { Point } from './plane.ts';
import type { View } from './projection.ts';

/** What a person marks on the globe so that a map's provinces come out of it. All places are in degrees east and north. */
export interface Sketch {
  readonly view: View;
  /** Where each province on land begins, one point or a line. Names with `_` are land that nobody enters, with `~` water. */
  readonly land: Readonly<Record<string, readonly Point[]>>;
  readonly seas: Readonly<Record<string, readonly Point[]>>;
  /** How far borders that no line fixes wander; 0 if left out. */
  readonly wander?: number;
  /** Two countries whose border of today is one between provinces. */
  readonly countries: readonly (readonly [string, string])[];
  readonly landLines: readonly (readonly Point[])[];
  readonly seaLines: readonly (readonly Point[])[];
  /** Land put across narrow water, so that what the rules call neighbours touch. How thick is in units of the picture, here and below. */
  readonly bridges: readonly { readonly line: readonly Point[]; readonly thick: number }[];
  /** Water put across land, so that what is apart in the rules does not touch. */
  readonly cuts: readonly { readonly line: readonly Point[]; readonly thick: number }[];
  /** Where fleets stand that are on one of two coasts. */
  readonly coasts?: Readonly<Record<string, Point>>;
  /** Rivers and straits that run along the border of two provinces. */
  readonly watersAlong?: readonly { readonly between: readonly [string, string]; readonly thick: number }[];
  /** Water that is drawn over land and parts nobody: straits, canals, rivers. */
  readonly waters: readonly { readonly line: readonly Point[]; readonly thick: number }[];
}
