import type { DiplomacyMap, Location, Province } from '../map/map.ts';
import { once } from './once.ts';
import { maharajahShapes } from './shapes/maharajah.ts';
import { standardShapes } from './shapes/standard.ts';

/** A point of a picture, in its units: across and down from the corner above on the left. */
export type Point = readonly [x: number, y: number];

/** How a map is drawn. All places are in units of the picture, across and down. */
export interface MapShapes {
  readonly width: number;
  readonly height: number;
  /** The lines between corners of the map, each once: its first point, then the steps to the others. Two provinces that meet share them. */
  readonly lines: readonly string[];
  /**
   * The outline of each province: rings with `;` between, each the numbers of its lines from 1, negative where a line is followed
   * backwards. Names with `_` are land that nobody enters, with `~` such water.
   */
  readonly outlines: Readonly<Record<string, string>>;
  /** Water over land that parts nobody: straits, canals, rivers. How thick, then as in `lines`. */
  readonly waters: readonly string[];
  readonly small: Spots;
  readonly large: Spots;
}

/**
 * Where a unit stands at each location, where one that it dislodged stands beside it, and for provinces the middle of the name and the number of
 * its lines: `x y beside-x beside-y name-x name-y lines`.
 */
export type Spots = Readonly<Record<Location, string>>;

export interface Spot {
  readonly unit: Point;
  readonly beside: Point;
  readonly name: Point;
  readonly lines: number;
}

const all: readonly MapShapes[] = [standardShapes, maharajahShapes];

/** The shapes of a map's provinces; null for a map that this project has not drawn. */
export function shapesOf(map: DiplomacyMap): MapShapes | null {
  const ids = [...map.provinces.keys()];
  const drawn = ({ outlines }: MapShapes): boolean => ids.every((id) => Object.hasOwn(outlines, id));
  return (ids.length > 0 && all.find(drawn)) || null;
}

const numbers = (text: string): number[] => text.split(' ').map(Number);

/** The points of a line of shapes. */
export function pointsOf(line: string): Point[] {
  const steps = numbers(line);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** The rings of a province's outline, each as numbers of lines. */
export const ringsOf = ({ outlines }: MapShapes, province: Province): number[][] =>
  (outlines[province] ?? '').split(';').filter(Boolean).map(numbers);

/** Whose outlines each line is part of: one or two names, by the line's number less one. */
export function sidesOf(shapes: MapShapes): string[][] {
  const sides: string[][] = shapes.lines.map(() => []);
  for (const province of Object.keys(shapes.outlines))
    for (const line of ringsOf(shapes, province).flat()) sides[Math.abs(line) - 1]?.push(province);
  return sides;
}

/** The water of a strait or river: how thick it is, and its points. */
export function waterOf(water: string): { thick: number; points: Point[] } {
  const cut = water.indexOf(' ');
  return { thick: Number(water.slice(0, cut)), points: pointsOf(water.slice(cut + 1)) };
}

/** Where a location's unit and name are; null where the shapes know no such location. */
export const spotOf = (spots: Spots, at: Location): Spot | null => allSpots(spots).get(at) ?? null;

const allSpots = once(
  (spots: Spots) => new Map(Object.entries(spots).map(([at, written]) => [at, readSpot(written)])),
);

function readSpot(written: string): Spot {
  const [x = 0, y = 0, besideX = 0, besideY = 0, nameX = 0, nameY = 0, lines = 1] = numbers(written);
  return { unit: [x, y], beside: [besideX, besideY], name: [nameX, nameY], lines };
}
