import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { drawMap, readPosition, standardMap } from '../../packages/diplomacy/src/index.ts';
import { PicturesApart } from '../../src/pictures/apart.ts';
import { toPngHere } from '../../src/pictures/here.ts';
import { toPng } from '../../src/pictures/png.ts';

const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="30"><text x="2" y="20">${text}</text></svg>`;

const undrawn = (svg: string, zoom?: number) => ({ draw: () => svg, ...(zoom !== undefined && { zoom }) });

it('draws the same pictures as the program itself does, in the order asked for', async () => {
  const apart = new PicturesApart();
  const drawn = await Promise.all(['Ana', 'Bo', 'Ćo'].map((name) => apart.toPng(undrawn(drawing(name), 3))));
  const expected = await Promise.all(['Ana', 'Bo', 'Ćo'].map((name) => toPng(drawing(name), 3)));
  expect(drawn.map((png) => Buffer.from(png))).toEqual(expected);
});

it('goes on after what is no picture', async () => {
  const apart = new PicturesApart();
  await expect(apart.toPng(undrawn('<p>Hello</p>'))).rejects.toThrow();
  expect(Buffer.from(await apart.toPng(undrawn(drawing('Ana'))))).toEqual(await toPng(drawing('Ana')));
});

it('draws without the thread where that stops', async () => {
  const program = join(mkdtempSync(join(tmpdir(), 'apart-')), 'stops.mjs');
  writeFileSync(program, 'process.exit();');
  const apart = new PicturesApart(program);
  expect(await apart.toPng(undrawn(drawing('Ana')))).toEqual(await toPng(drawing('Ana')));
});

it('draws a map by its plan as from its picture, and leaves the drawing of it to the thread', async () => {
  const unit = { type: 'A', at: 'par' } as const;
  const position = readPosition({ phase: 'S1901M', units: ['FRA A par'] }, standardMap);
  const orders = [{ power: 'FRA', order: { kind: 'hold', unit }, result: null }] as const;
  const draw = vi.fn(() => drawMap(standardMap, position, { orders }));
  const picture = { draw, plan: { map: 'standard', position, orders }, zoom: 0.4 };
  const drawn = Buffer.from(await new PicturesApart().toPng(picture));
  expect(draw).not.toHaveBeenCalled();
  expect(drawn).toEqual(toPngHere(draw(), 0.4));
});

it('draws from its picture what has a plan that the thread does not know', async () => {
  const picture = { ...undrawn(drawing('Ana')), plan: { map: null } };
  expect(Buffer.from(await new PicturesApart().toPng(picture))).toEqual(await toPng(drawing('Ana')));
});
