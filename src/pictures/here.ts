import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { Kept } from './kept.ts';
import { outlined } from './outlined.ts';
import { knownOutline } from './outlines.ts';
import { type InParts, inParts } from './parts.ts';
import { drawing, fine, pixelsAsPng, rowsAsPng } from './png.ts';
import { groundOf, type Page, type Stamp, sizeOf, stamp, stampOf } from './stamp.ts';

/** As `toPng`, all of it in the thread that asks, which does nothing else meanwhile. Throws for what is no SVG. */
export function toPngHere(svg: string, zoom: number = fine): Buffer {
  const parts = inParts(svg);
  return (
    (parts === null ? null : stamped(parts, zoom)) ??
    pixelsAsPng(new Resvg(outlined(svg, knownOutline), drawing(svg, zoom)).render())
  );
}

/** Enough for the maps, their powers and units at all places, and many arrows; in bytes. */
const most = 2 ** 26;
const grounds = new Kept<Uint8Array | null>(most / 4, (rows) => rows?.length ?? 0);
const stamps = new Kept<Stamp>(most, sizeOf);

/** What the last picture was put together on: the next mostly has the same size, and new memory takes longer than drawing on old. */
let sheet = new Uint8Array();

/** The picture from its parts, each of which is drawn once and then kept; null if its lowest does not cover it. */
function stamped({ width, height, parts: [lowest = '', ...others] }: InParts, zoom: number): Buffer | null {
  const page = pageOf(width, height, zoom);
  const on = `${width} ${height} ${zoom} `;
  const ground = grounds.of(named(on + lowest), () => groundOf(lowest, page));
  if (ground === null) return null;
  const rows = sheet.length === ground.length ? sheet : new Uint8Array(ground.length);
  sheet = rows;
  rows.set(ground);
  for (const part of others) {
    const drawn = stamps.of(named(on + part), () => stampOf(part, page));
    stamp(drawn, rows);
  }
  return rowsAsPng(page, rows);
}

/** As large as resvg makes a picture, in whole pixels. */
function pageOf(width: number, height: number, zoom: number): Page {
  const [across, down] = [width, height].map((side) => Math.round(Math.fround(side * Math.fround(zoom))));
  const size = { width: across ?? 0, height: down ?? 0 };
  return { ...size, scale: [size.width / width, size.height / height] };
}

/** A short name for a long text. */
const named = (text: string): string => createHash('sha1').update(text).digest('base64');
