import type { Point } from './plane.ts';

/** Something shown larger: where, how many times, and how far around, in kilometres. */
export interface Lens {
  readonly at: Point;
  readonly by: number;
  readonly within: number;
}

/** How a map looks at the globe: what is in the middle, and how far around it the picture reaches. */
export interface View {
  /** Degrees east and north of the point that the globe is seen from. */
  readonly from: Point;
  /** Degrees by which the picture is turned clockwise. */
  readonly turned?: number;
  /** What is small and crowded is shown larger. */
  readonly lenses: readonly Lens[];
  /** Kilometres left of, above, right of and below the middle, as the lenses show them. */
  readonly frame: readonly [left: number, top: number, right: number, bottom: number];
  /** The width of the picture. */
  readonly width: number;
}

const earth = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres right of and below a point of the globe, areas kept (Lambert). */
function fromAbove([east, north]: Point, [middleEast, middleNorth]: Point): Point {
  const [along, up, middle] = [radians(east - middleEast), radians(north), radians(middleNorth)];
  const nearness = Math.sin(middle) * Math.sin(up) + Math.cos(middle) * Math.cos(up) * Math.cos(along);
  const scale = earth * Math.sqrt(2 / Math.max(1e-9, 1 + nearness));
  const y = Math.cos(middle) * Math.sin(up) - Math.sin(middle) * Math.cos(up) * Math.cos(along);
  return [scale * Math.cos(up) * Math.sin(along), -scale * y];
}

function underLens([x, y]: Point, { by, within }: Lens, [midX, midY]: Point): Point {
  const far = Math.hypot(x - midX, y - midY) / within;
  const larger = 1 + (by - 1) * Math.exp(-far * far);
  return [midX + (x - midX) * larger, midY + (y - midY) * larger];
}

/** How high the picture is. */
export const heightOf = ({ frame: [left, top, right, bottom], width }: View): number =>
  Math.round((width * (bottom + top)) / (left + right));

/** From degrees east and north to the picture. */
export function projection({ from, lenses, frame, width, turned = 0 }: View): (place: Point) => Point {
  const [cos, sin] = [Math.cos(radians(turned)), Math.sin(radians(turned))];
  let seen = (place: Point): Point => {
    const [x, y] = fromAbove(place, from);
    return [x * cos - y * sin, x * sin + y * cos];
  };
  for (const lens of lenses) {
    const [before, middle] = [seen, seen(lens.at)];
    seen = (place) => underLens(before(place), lens, middle);
  }
  const scale = width / (frame[0] + frame[2]);
  return (place) => {
    const [x, y] = seen(place);
    return [(x + frame[0]) * scale, (y + frame[1]) * scale];
  };
}
