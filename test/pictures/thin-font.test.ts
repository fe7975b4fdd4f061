import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { isThin, thinFont } from '../../src/pictures/thin-font.ts';

const whole = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const folder = mkdtempSync(join(tmpdir(), 'thin-font-test-'));
const thin = join(folder, 'thin.ttf');
writeFileSync(thin, thinFont(readFileSync(whole)));
afterAll(() => rmSync(folder, { recursive: true }));

const letters = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const svg = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="60"><text x="4" y="40" font-family="DejaVu Sans" font-size="20">${escaped(text)}</text></svg>`;

const pixels = async (text: string, file: string): Promise<Buffer> =>
  (await renderAsync(svg(text), { font: { loadSystemFonts: false, fontFiles: [file] } })).pixels;

describe('a thin font', () => {
  it('is much smaller', () => {
    expect(readFileSync(thin).length).toBeLessThan(readFileSync(whole).length / 5);
  });

  it.each([letters, 'Effingham, fiord, flat, affluent', 'AVATAR To. Yezd LT', 'Fall 1902'])(
    'draws %s as the whole one does',
    async (text) => {
      const drawn = await pixels(text, thin);
      expect(drawn.equals(await pixels(text, whole))).toBe(true);
      expect(drawn.some((value) => value > 0)).toBe(true);
    },
  );

  it('is for pictures that have no other letters', () => {
    expect(isThin(svg(letters))).toBe(true);
    expect(isThin(svg('line\nline &#39;'))).toBe(true);
    for (const text of ['é', 'Ж', '…', '♔']) expect(isThin(svg(text)), text).toBe(false);
    expect(isThin('<text>&#233;</text>')).toBe(false);
    expect(isThin('<text>&#x416;</text>')).toBe(false);
  });

  it('cannot be made of what is no font', () => {
    expect(() => thinFont(Buffer.from('no font at all'))).toThrow(RangeError);
  });
});
