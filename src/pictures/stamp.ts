import { Resvg } from '@resvg/resvg-js';
import { outlined } from './outlined.ts';
import { knownOutline } from './outlines.ts';
import { drawing, type PixelSize } from './png.ts';

/** The pixels that one part puts on a picture, in runs along its rows. */
export interface Stamp {
  /** Red, green and blue of those that nothing is seen through. */
  readonly solid: Runs;
  /** Red, green, blue and opacity of the others, of which opacity has dimmed the others already. */
  readonly soft: Runs;
}

interface Runs {
  /** Where a run begins and ends among the bytes of the picture, by turns. */
  readonly ends: Uint32Array;
  /** What is in them, one after another. */
  readonly bytes: Uint8Array;
}

/** How much memory it takes, in bytes. */
export const sizeOf = ({ solid, soft }: Stamp): number =>
  [solid, soft].reduce((sum, { ends, bytes }) => sum + ends.byteLength + bytes.byteLength, 0);

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
  return area === null ? { solid: noRuns, soft: noRuns } : runsOf(pixelsOf(part, page, area), page, area);
}

const noRuns: Runs = { ends: new Uint32Array(), bytes: new Uint8Array() };

/** Puts it on the rows of a page, over what is there. */
export function stamp({ solid, soft }: Stamp, rows: Uint8Array): void {
  cover(solid, rows);
  blend(soft, rows);
}

/** From how many bytes on the machine copies them faster than a loop does. */
const longRun = 32;

function cover({ ends, bytes }: Runs, rows: Uint8Array): void {
  let from = 0;
  for (let run = 0; run < ends.length; run += 2) {
    const [start, end] = [ends[run] ?? 0, ends[run + 1] ?? 0];
    const length = end - start;
    if (length < longRun) for (let at = 0; at < length; at++) rows[start + at] = bytes[from + at] ?? 0;
    else rows.set(bytes.subarray(from, from + length), start);
    from += length;
  }
}

function blend({ ends, bytes }: Runs, rows: Uint8Array): void {
  let from = 0;
  for (let run = 0; run < ends.length; run += 2) {
    const end = ends[run + 1] ?? 0;
    for (let to = ends[run] ?? 0; to < end; to += 3, from += 4) {
      const through = 255 - (bytes[from + 3] ?? 0);
      rows[to] = (bytes[from] ?? 0) + behind(rows[to] ?? 0, through);
      rows[to + 1] = (bytes[from + 1] ?? 0) + behind(rows[to + 1] ?? 0, through);
      rows[to + 2] = (bytes[from + 2] ?? 0) + behind(rows[to + 2] ?? 0, through);
    }
  }
}

/** How much of a colour is seen through what lets so much of 255 through: rounded as resvg does it. */
const behind = (colour: number, through: number): number => (colour * through + 255) >> 8;

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
  const solid = new Growing(pixels.length);
  const soft = new Growing(pixels.length);
  for (let row = 0, from = 0; row < height; row++) {
    let to = (top + row) * rowLength(page) + 1 + 3 * left;
    for (const end = to + 3 * width; to < end; to += 3, from += 4) {
      const opacity = pixels[from + 3];
      if (opacity === 255) solid.add(to, pixels, from, 3);
      else if (opacity !== 0) soft.add(to, pixels, from, 4);
    }
  }
  return { solid: solid.runs(), soft: soft.runs() };
}

/** Runs that pixels are added to, in the order of the picture. */
class Growing {
  readonly #ends: number[] = [];
  readonly #bytes: Uint8Array;
  #length = 0;
  #last = -1;

  constructor(most: number) {
    this.#bytes = new Uint8Array(most);
  }

  /** One more pixel, from so many bytes. */
  add(to: number, pixels: Uint8Array, from: number, bytes: number): void {
    if (to === this.#last) this.#ends.pop();
    else this.#ends.push(to);
    this.#last = to + 3;
    this.#ends.push(this.#last);
    for (let at = from; at < from + bytes; at++) this.#bytes[this.#length++] = pixels[at] ?? 0;
  }

  runs = (): Runs => ({ ends: Uint32Array.from(this.#ends), bytes: this.#bytes.slice(0, this.#length) });
}
