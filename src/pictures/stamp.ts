import { Resvg } from '@resvg/resvg-js';
import { outlined } from './outlined.ts';
import { knownOutline } from './outlines.ts';
import { drawing, type PixelSize } from './png.ts';

/** The pixels that one part puts on a picture. */
export interface Stamp {
  /** Where rows of pixels begin among the bytes of the picture, and how many they are, by turns. */
  readonly runs: Uint32Array;
  /** Red, green, blue and opacity of each, of which opacity has dimmed the others already. */
  readonly pixels: Uint8Array;
}

/** What parts are drawn upon. */
export interface Page extends PixelSize {
  /** How many pixels a unit of the picture has across and down. */
  readonly scale: readonly [across: number, down: number];
}

/** Part of a page, in pixels. */
interface Area extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/** How many bytes a row of a page has: how it is filtered, and each pixel's red, green and blue. */
export const rowLength = ({ width }: PixelSize): number => 1 + 3 * width;

/** The whole of a page without transparency, row by row as PNG has it, with a part upon it; null if one can look through. */
export function groundOf(part: string, page: Page): Uint8Array | null {
  const pixels = pixelsOf(part, page, { left: 0, top: 0, ...page });
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return null;
  const rows = new Uint8Array(rowLength(page) * page.height);
  stamp(runsOf(pixels, page, { left: 0, top: 0, ...page }), rows);
  return rows;
}

/** What a part puts on a page. */
export function stampOf(part: string, page: Page): Stamp {
  const area = areaOf(part, page);
  if (area === null) return { runs: new Uint32Array(), pixels: new Uint8Array() };
  return runsOf(pixelsOf(part, page, area), page, area);
}

/** Puts it on the rows of a page, over what is there. */
export function stamp({ runs, pixels }: Stamp, rows: Uint8Array): void {
  let from = 0;
  for (let run = 0; run < runs.length; run += 2) {
    let to = runs[run] ?? 0;
    const end = to + 3 * (runs[run + 1] ?? 0);
    for (; to < end; from += 4) {
      const through = 255 - (pixels[from + 3] ?? 0);
      for (let colour = from; colour < from + 3; colour++, to++)
        rows[to] = (pixels[colour] ?? 0) + ((through * (rows[to] ?? 0) + 255) >> 8);
    }
  }
}

/** Where a part can have pixels; null for nowhere. */
function areaOf(part: string, { width, height, scale: [across, down] }: Page): Area | null {
  const box = drawn(part, { left: 0, top: 0, width, height }, [across, down]).getBBox();
  if (box === undefined) return null;
  const [left, top] = [box.x, box.y].map((side) => Math.max(0, Math.floor(side) - 1));
  const right = Math.min(width, Math.ceil(box.x + box.width) + 1);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + 1);
  if (left === undefined || top === undefined || right <= left || bottom <= top) return null;
  return { left, top, width: right - left, height: bottom - top };
}

const pixelsOf = (part: string, { scale }: Page, area: Area): Uint8Array =>
  drawn(part, area, scale).render().pixels;

/** An area of a page with a part upon it, moved by whole pixels, so that all edges are as they are on the page. */
function drawn(part: string, { left, top, width, height }: Area, [across, down]: Page['scale']): Resvg {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="matrix(${across} 0 0 ${down} ${-left} ${-top})">${outlined(part, knownOutline)}</g></svg>`;
  return new Resvg(svg, drawing(svg, 1));
}

/** Those pixels of an area that are not clear. */
function runsOf(pixels: Uint8Array, page: Page, { left, top, width, height }: Area): Stamp {
  const runs: number[] = [];
  const kept = new Uint8Array(pixels.length);
  let length = 0;
  for (let row = 0; row < height; row++) {
    let last = -1;
    for (let column = 0; column < width; column++) {
      const from = 4 * (row * width + column);
      if (pixels[from + 3] === 0) continue;
      if (last !== column - 1 || last === -1) runs.push((top + row) * rowLength(page) + 1 + 3 * (left + column), 0);
      last = column;
      runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
      for (let byte = from; byte < from + 4; byte++) kept[length++] = pixels[byte] ?? 0;
    }
  }
  return { runs: Uint32Array.from(runs), pixels: kept.slice(0, length) };
}
