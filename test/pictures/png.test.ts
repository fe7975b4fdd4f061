import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { boardSvg } from '../../src/pictures/board.ts';
import { toPng } from '../../src/pictures/png.ts';
import { scoreChartSvg } from '../../src/pictures/score-chart.ts';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const paper = (within: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20">${within}</svg>`;
const word = (family: string) =>
  paper(`<text x="2" y="15" font-family="${family}" font-size="14" fill="#000">a8h1</text>`);

/** Width and height in pixels, as the header of a PNG has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a picture as PNG', () => {
  it('is a PNG, twice as large as it says', async () => {
    const png = await toPng(boardSvg(start));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(sizeOf(png)).toEqual([880, 880]);
    expect(png.length).toBeLessThan(120_000);
  });

  it('has every pixel as it was drawn, also where one can see through it', async () => {
    const half = paper('<rect width="30" height="20" fill="#c83214" fill-opacity=".5"/>');
    const twice = { fitTo: { mode: 'zoom', value: 2 } } as const;
    const href = `data:image/png;base64,${(await toPng(half)).toString('base64')}`;
    const seen = await renderAsync(paper(`<image width="60" height="20" href="${href}"/>`), twice);
    const drawn = await renderAsync(half, twice);
    const differences = [...drawn.pixels].map((value, place) => Math.abs(value - (seen.pixels[place] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    expect([...drawn.pixels.subarray(0, 4)]).toEqual([100, 25, 10, 128]);
  });

  it.each(['sans-serif', 'DejaVu Sans', 'A Typeface That Nobody Has'])(
    'shows its text in the project’s own typeface where %s is asked for',
    async (family) => {
      const [written, blank] = await Promise.all([toPng(word(family)), toPng(paper(''))]);
      expect(written.equals(blank)).toBe(false);
      expect(written.equals(await toPng(word('DejaVu Sans')))).toBe(true);
    },
  );

  it('is the same each time', async () => {
    const svg = await scoreChartSvg([{ at: 0, score: 100 }], {
      width: 300,
      height: 120,
      scheme: 'dark',
      floor: 100,
      timezone: 'Europe/London',
    });
    expect((await toPng(svg)).equals(await toPng(svg))).toBe(true);
  });

  it('is refused for what is no picture', async () => {
    await expect(toPng('not a picture')).rejects.toThrow();
  });
});
