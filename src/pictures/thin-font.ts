/** A part of a font file: its four letters, and what it says. */
interface Table {
  readonly name: string;
  readonly data: Buffer;
}

/** The letters, digits and marks of English; and the letters that stand for two or three of those in one. */
const kept: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xfb00, 0xfb06],
];

/** What no picture needs: hints for coarse screens, formulas, and distances that another table has too. */
const dropped: ReadonlySet<string> = new Set(['FFTM', 'MATH', 'gasp', 'kern', 'cvt ', 'fpgm', 'prep']);

/** Whether a picture has no letter that a thin font lacks. */
export const isThin = (svg: string): boolean => !/[^\n -~]|&#(?!39;)/.test(svg);

/**
 * A TrueType font with the shapes of English letters alone, every one with the number and width that it had. The drawing reads the whole file
 * again for each letter, so a small one makes it much faster. Throws for a file that is no such font.
 */
export function thinFont(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const table = (name: string): Buffer => {
    const found = tables.find((one) => one.name === name);
    if (found === undefined) throw new RangeError(`The font has no table ${name}.`);
    return found.data;
  };
  const shapes = shapesOf(table('head'), table('loca'), table('glyf'));
  const wanted = withParts(lettersOf(table('cmap')), shapes);
  const thin = shapes.map((shape, glyph) => (wanted.has(glyph) ? shape : Buffer.alloc(0)));
  const changed = new Map([
    ['glyf', Buffer.concat(thin.map(padded))],
    ['loca', starts(thin)],
    ['head', withLongStarts(table('head'))],
    ['post', withoutNames(table('post'))],
  ]);
  return fileOf(
    tables
      .filter(({ name }) => !dropped.has(name))
      .map(({ name, data }) => ({ name, data: changed.get(name) ?? data })),
  );
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at;
    const start = font.readUInt32BE(entry + 8);
    return {
      name: font.toString('latin1', entry, entry + 4),
      data: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

/** The shape of each letter, by its number in the font. */
function shapesOf(head: Buffer, loca: Buffer, glyf: Buffer): Buffer[] {
  const long = head.readInt16BE(50) === 1;
  const start = (at: number): number => (long ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2);
  return Array.from({ length: loca.length / (long ? 4 : 2) - 1 }, (_, at) =>
    glyf.subarray(start(at), start(at + 1)),
  );
}

/** The numbers of the letters to keep, from the font's table of Unicode's first plane (format 4). */
function lettersOf(cmap: Buffer): number[] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  const start = tables.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new RangeError('The font does not say which letters it has.');
  const double = cmap.readUInt16BE(start + 6);
  const field = (which: number, segment: number): number =>
    start + 14 + (which > 0 ? 2 : 0) + which * double + segment * 2;
  const glyphOf = (letter: number): number => {
    for (let segment = 0; segment < double / 2; segment++) {
      if (cmap.readUInt16BE(field(0, segment)) < letter) continue;
      const first = cmap.readUInt16BE(field(1, segment));
      if (first > letter) return 0;
      const step = cmap.readUInt16BE(field(2, segment));
      const range = cmap.readUInt16BE(field(3, segment));
      if (range === 0) return (letter + step) % 0x1_0000;
      const glyph = cmap.readUInt16BE(field(3, segment) + range + 2 * (letter - first));
      return glyph === 0 ? 0 : (glyph + step) % 0x1_0000;
    }
    return 0;
  };
  return kept.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => glyphOf(from + at)));
}

/** The letters with those that they are put together from. */
function withParts(letters: readonly number[], shapes: readonly Buffer[]): ReadonlySet<number> {
  const all = new Set([0, ...letters]);
  for (const glyph of all) for (const part of partsOf(shapes[glyph] ?? Buffer.alloc(0))) all.add(part);
  return all;
}

function partsOf(shape: Buffer): number[] {
  if (shape.length < 10 || shape.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, more = true; more; ) {
    const flags = shape.readUInt16BE(at);
    parts.push(shape.readUInt16BE(at + 2));
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

function padded(data: Buffer): Buffer {
  return data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]);
}

function starts(shapes: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (shapes.length + 1));
  let at = 0;
  shapes.forEach((shape, glyph) => {
    at += Math.ceil(shape.length / 4) * 4;
    loca.writeUInt32BE(at, 4 * (glyph + 1));
  });
  return loca;
}

function withLongStarts(head: Buffer): Buffer {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
}

function withoutNames(post: Buffer): Buffer {
  const changed = Buffer.from(post.subarray(0, 32));
  changed.writeUInt32BE(0x0003_0000, 0);
  return changed;
}

/** The tables as a file. Its sums of checks are left at nought: what draws does not look at them. */
function fileOf(tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(tables.length, 4);
  let start = head.length;
  tables.forEach(({ name, data }, at) => {
    const entry = 12 + 16 * at;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    start += Math.ceil(data.length / 4) * 4;
  });
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}
