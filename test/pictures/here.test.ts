import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type DiplomacyMap,
  type DrawnOrder,
  drawMap,
  maharajahMap,
  type PictureOptions,
  type Position,
  standardMap,
  type Unit,
} from '../../packages/diplomacy/src/index.ts';
import { boardSvg } from '../../src/pictures/board.ts';
import { toPngHere } from '../../src/pictures/here.ts';
import { toPng } from '../../src/pictures/png.ts';

/** Red, green and blue of each pixel. */
function coloursOf(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = png[25] === 2 ? 3 : 4;
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const colours = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = Math.floor(pixel / width) * (width * bytes + 1) + 1 + (pixel % width) * bytes;
    rows.copy(colours, pixel * 3, from, from + 3);
  }
  return colours;
}

/** How many values of two pictures are further apart than `levels` of 255. */
function apart(one: Buffer, other: Buffer, levels: number): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + (Math.abs(value - (other[at] ?? 0)) > levels ? 1 : 0), 0);
}

/** Every unit at its start but for one that was dislodged, and every power owns a home of another's. */
function position(map: DiplomacyMap): Position {
  const powers = [...map.powers.values()];
  const units = powers.flatMap(({ id, starts }) =>
    starts.map((unit): Unit => ({ power: id, type: unit.type, at: unit.at })),
  );
  const [out, ...standing] = units;
  const homes = powers.map(({ homes }) => homes);
  return {
    phase: { season: 'S', year: 1901, kind: 'M' },
    units: standing,
    centres: new Map(
      powers.map(({ id }, at) => [
        id,
        [...(homes[at]?.slice(1) ?? []), homes[(at + 1) % homes.length]?.[0] ?? ''],
      ]),
    ),
    dislodged: out === undefined ? [] : [{ unit: out, from: null, retreats: [] }],
  };
}

/** Moves, supports and holds, every third of which fails. */
const ordersOf = (map: DiplomacyMap, { units }: Position): DrawnOrder[] =>
  units.map((unit, at): DrawnOrder => {
    const { type, at: place, power } = unit;
    const [to] = (type === 'A' ? map.armyBorders : map.fleetBorders).get(place) ?? [];
    const of = units[(at + 1) % units.length] ?? unit;
    const result = at % 3 === 0 ? 'bounces' : 'moves';
    if (to === undefined) return { power, order: { kind: 'hold', unit }, result: 'holds' };
    return at % 2 === 0
      ? { power, order: { kind: 'move', unit, to, via: null }, result }
      : { power, order: { kind: 'support', unit, of, to: null }, result: at % 3 === 0 ? 'cut' : 'supports' };
  });

const cases = [standardMap, maharajahMap].flatMap((map) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [false, true].map((ordered) => ({ map, theme, ordered, name: map.name })),
  ),
);

describe('a map that is drawn part by part', () => {
  const mapOf = (map: DiplomacyMap, options: PictureOptions, ordered = true): string =>
    drawMap(map, position(map), { ...options, orders: ordered ? ordersOf(map, position(map)) : [] });

  it.each(cases)(
    'looks as one that is drawn at once: $name, $theme, with orders: $ordered',
    async ({ map, theme, ordered }) => {
      const svg = mapOf(map, { theme }, ordered);
      const [parts, whole] = [coloursOf(toPngHere(svg, 0.8)), coloursOf(await toPng(svg, 0.8))];
      // An edge between two pixels can fall to either.
      expect(apart(parts, whole, 2)).toBeLessThan(whole.length / 20_000);
      expect(apart(parts, whole, 64)).toBe(0);
    },
  );

  it('is the same again, after others', () => {
    const svg = mapOf(standardMap, {});
    const first = toPngHere(svg, 0.8);
    toPngHere(mapOf(standardMap, {}, false), 0.8);
    toPngHere(mapOf(standardMap, { theme: 'dark' }), 0.8);
    toPngHere(mapOf(standardMap, { size: 'small' }), 0.7);
    toPngHere(mapOf(maharajahMap, {}), 0.8);
    expect(toPngHere(svg, 0.8).equals(first)).toBe(true);
  });

  it.each([0.7, 0.8, 1, 2])('is as large as one that is drawn at once, %s times as it says', async (zoom) => {
    for (const size of ['small', 'large'] as const) {
      const svg = mapOf(maharajahMap, { size }, false);
      const [parts, whole] = [toPngHere(svg, zoom), await toPng(svg, zoom)];
      expect(parts.subarray(16, 24)).toEqual(whole.subarray(16, 24));
    }
  });

  it('has no transparency', () => {
    expect(toPngHere(mapOf(standardMap, {}), 0.8)[25]).toBe(2);
  });
});

describe('what has no parts', () => {
  it('is drawn at once', async () => {
    const board = boardSvg('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(toPngHere(board).equals(await toPng(board))).toBe(true);
  });

  it('is refused if it is no picture', () => {
    expect(() => toPngHere('not a picture')).toThrow();
  });
});

it('is drawn at once where one can look through the lowest part', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="20" height="20"/><g data-layer="marks"><circle r="9"/></g></svg>';
  expect(toPngHere(svg).equals(await toPng(svg))).toBe(true);
});
