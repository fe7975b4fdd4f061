import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { NotAnExport, NotOfThisBot, SealBroken, SealKeyMissing } from '../database-errors.ts';
import { mustBeReadable } from '../is-there.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** The first line of the file, for the person who looks into it. It goes up when a line of the file is written otherwise. */
const firstLine = Buffer.from('rook-and-gavel club 1\n');
const anyFirstLine = /^rook-and-gavel club \d+\n/;

/** Where the key of a file lies. */
export const keyOf = (file: string): string => `${file}.key`;

/**
 * Writes lines into a new file that can be read only with its key, which is written into a second one; both are for their
 * owner's eyes. Rejects with the operating system's error where either is there already.
 */
export async function writeSealed(
  file: string,
  keyFile: string,
  lines: AsyncIterable<string>,
): Promise<void> {
  const [key, iv] = [randomBytes(keyBytes), randomBytes(ivBytes)];
  await writeFile(keyFile, key, { flag: 'wx', mode: 0o600, flush: true });
  const seal = createCipheriv(cipher, key, iv).setAAD(firstLine);
  const sealed = async function* (plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.concat([firstLine, iv]);
    for await (const some of plain) yield seal.update(some);
    yield seal.final();
    yield seal.getAuthTag();
  };
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(lines), createGzip(), sealed, target);
}

/**
 * Gives `read` the lines of such a file, once it is known that they are what was written, and gives back what it makes of
 * them. Throws where it is no such file, is of a newer version, or was changed, and where its key is missing.
 */
export async function readSealed<Read>(
  file: string,
  read: (lines: AsyncIterable<string>) => Promise<Read>,
): Promise<Read> {
  const { iv, end } = await frame(file);
  const [key, tag] = [await keyFor(file), await bytesAt(file, end, tagBytes)];
  const opened = () => createDecipheriv(cipher, key, iv).setAAD(firstLine).setAuthTag(tag);
  const sealed = () => createReadStream(file, { start: firstLine.length + ivBytes, end: end - 1 });
  await pipeline(sealed(), opened(), new PassThrough().resume()).catch((error: unknown) => {
    throw new SealBroken(file).of(error);
  });
  const plain = createGunzip().setEncoding('utf8');
  try {
    const [result] = await Promise.all([read(linesOf(file, plain)), pipeline(sealed(), opened(), plain)]);
    return result;
  } finally {
    plain.destroy();
  }
}

async function frame(file: string): Promise<{ iv: Buffer; end: number }> {
  const { size } = await stat(file);
  const start = await bytesAt(file, 0, firstLine.length + ivBytes);
  if (!anyFirstLine.test(start.toString('latin1'))) throw new NotAnExport(file);
  if (!start.subarray(0, firstLine.length).equals(firstLine)) throw new NotAnExport(file, 'a newer version');
  const end = size - tagBytes;
  if (end <= start.length) throw new SealBroken(file);
  return { iv: start.subarray(firstLine.length), end };
}

async function bytesAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function keyFor(file: string): Promise<Buffer> {
  mustBeReadable(keyOf(file), new SealKeyMissing(file, keyOf(file)));
  const { size } = await stat(keyOf(file));
  if (size !== keyBytes) throw new SealBroken(file);
  return readFile(keyOf(file));
}

/**
 * The longest line, in characters: twice what an exhibit of the largest size takes. A file that was packed tightly can hold
 * lines that no memory does.
 */
export const longestLine = 24 * 1024 * 1024;

async function* linesOf(file: string, source: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const some of source) {
    const [first = '', ...more] = some.split('\n');
    begun.push(first);
    length += first.length;
    if (length > longestLine) throw new NotOfThisBot(file);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
      length = next.length;
    }
  }
}
