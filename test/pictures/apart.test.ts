import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PicturesApart } from '../../src/pictures/apart.ts';
import { toPng } from '../../src/pictures/png.ts';

const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="30"><text x="2" y="20">${text}</text></svg>`;

it('draws the same pictures as the program itself does, in the order asked for', async () => {
  const apart = new PicturesApart();
  const drawn = await Promise.all(['Ana', 'Bo', 'Ćo'].map((name) => apart.toPng(drawing(name), 3)));
  const expected = await Promise.all(['Ana', 'Bo', 'Ćo'].map((name) => toPng(drawing(name), 3)));
  expect(drawn.map((png) => Buffer.from(png))).toEqual(expected);
});

it('goes on after what is no picture', async () => {
  const apart = new PicturesApart();
  await expect(apart.toPng('<p>Hello</p>')).rejects.toThrow();
  expect(Buffer.from(await apart.toPng(drawing('Ana')))).toEqual(await toPng(drawing('Ana')));
});

it('draws without the thread where that stops', async () => {
  const program = join(mkdtempSync(join(tmpdir(), 'apart-')), 'stops.mjs');
  writeFileSync(program, 'process.exit();');
  const apart = new PicturesApart(program);
  expect(await apart.toPng(drawing('Ana'))).toEqual(await toPng(drawing('Ana')));
});
