import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, crc32, deflate, deflateSync } from 'node:zlib';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { fileOf } from '../package-root.ts';
import { isThin, thinFont } from './thin-font.ts';

/** The one typeface of all pictures, which comes with the project: a bare machine has none. */
const typeface = fileOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

let thin: string | undefined;

/** A file of the typeface with English letters alone, written again if somebody tidied it away; the whole one where none can be written. */
function thinTypeface(): string {
  if (thin === undefined || !existsSync(thin)) thin = writeThin();
  return thin;
}

function writeThin(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'thin.ttf');
    writeFileSync(file, thinFont(readFileSync(typeface)));
    return file;
  } catch {
    return typeface;
  }
}

/** How many pixels one unit of a picture gets, so that its letters are sharp on fine screens. */
export const fine = 2;

/** How a picture is drawn, that many times as large as it says, with its text in the project's own typeface. */
export const drawing = (svg: string, zoom: number): ResvgRenderOptions => ({
  font: {
    loadSystemFonts: false,
    fontFiles: [isThin(svg) ? thinTypeface() : typeface],
    defaultFontFamily: 'DejaVu Sans',
    sansSerifFamily: 'DejaVu Sans',
  },
  fitTo: { mode: 'zoom', value: zoom },
});

/** The picture as PNG, that many times as large as it says. Rejects for what is no SVG. What draws is loaded with the first picture. */
export async function toPng(svg: string, zoom: number = fine): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svg, drawing(svg, zoom));
  return asPng(drawn, await compress(rowsOf(drawn), quick));
}

/** The picture of these pixels as PNG, in the thread that asks. */
export const pixelsAsPng = (drawn: Pixels): Buffer => asPng(drawn, deflateSync(rowsOf(drawn), quick));

/** The same of a picture without transparency, from its rows as PNG has them. */
export const rowsAsPng = (size: PixelSize, rows: Uint8Array): Buffer =>
  asPng(size, deflateSync(rows, quick), opaque);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Quickly rather than small: pictures of ours are mostly plain, and somebody waits for them. */
const compress = promisify(deflate);
const quick = { level: constants.Z_BEST_SPEED, chunkSize: 2 ** 18 };

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface Pixels extends PixelSize {
  /** Red, green, blue and opacity of each, row by row, of which opacity has dimmed the others already. Changed in place. */
  readonly pixels: Buffer;
}

/** How PNG calls that a pixel has red, green and blue alone, or opacity too. */
const opaque = 2;
const transparent = 6;

/** The picture as PNG, without loss, from its rows that were compressed. */
function asPng({ width, height }: PixelSize, data: Buffer, kind = transparent): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each colour.
  header.set([8, kind], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG keeps colours as they are before they are made transparent. */
function undim(pixels: Buffer): void {
  for (let i = 3; i < pixels.length; i += 4) {
    const opacity = pixels[i] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let colour = i - 3; colour < i; colour++)
      pixels[colour] = Math.min(255, Math.round(((pixels[colour] ?? 0) * 255) / opacity));
  }
}

/** The rows of a picture as PNG has them: each begins with how it is filtered, which is not at all. */
function rowsOf({ width, height, pixels }: Pixels): Buffer {
  undim(pixels);
  const length = width * 4;
  const rows = Buffer.allocUnsafe(pixels.length + height);
  for (let row = 0; row < height; row++) {
    const start = row * (length + 1);
    rows[start] = 0;
    pixels.copy(rows, start + 1, row * length, (row + 1) * length);
  }
  return rows;
}

function chunk(type: 'IHDR' | 'IDAT' | 'IEND', data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
