import {
  type DiplomacyMap,
  drawMap,
  type PictureSize,
  readPosition,
} from '../../packages/diplomacy/src/index.ts';

/** In units of the picture. */
interface MapSize {
  readonly width: number;
  readonly height: number;
}

const sizes = new WeakMap<DiplomacyMap, Readonly<Record<PictureSize, MapSize>>>();

/** How large pictures of a map are, in their own units. */
export function mapSizes(map: DiplomacyMap): Readonly<Record<PictureSize, MapSize>> {
  const known = sizes.get(map);
  if (known !== undefined) return known;
  const measured = { small: measure(map, 'small'), large: measure(map, 'large') };
  sizes.set(map, measured);
  return measured;
}

function measure(map: DiplomacyMap, size: PictureSize): MapSize {
  const empty = readPosition({ phase: 'S1901M', units: [] }, map);
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(drawMap(map, empty, { size })) ?? [];
  return { width: Number(width), height: Number(height) };
}
