import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KeyDamaged } from '../../src/store/database-errors.ts';
import { KeyFile, Seal } from '../../src/store/keys.ts';

async function aKey(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'club.db.links.key');
}

const keyIn = (file: string): KeyFile => new KeyFile(file, 'links no longer open');

const words = 'record 1000 2 1 1795176900000';

describe('a seal', () => {
  it('is known again for the very words it was made of, and after a restart', async () => {
    const file = await aKey();
    const code = new Seal(keyIn(file)).of(words);
    const later = new Seal(keyIn(file));
    expect(later.isOf(words, code)).toBe(true);
    for (const others of ['', `${words} `, words.replace('2', '3'), words.toUpperCase()])
      expect(later.isOf(others, code)).toBe(false);
  });

  it('is not made by another key', async () => {
    const code = new Seal(keyIn(await aKey())).of(words);
    expect(new Seal(keyIn(await aKey())).isOf(words, code)).toBe(false);
  });

  it('is one code and not another way to write it', async () => {
    const seal = new Seal(keyIn(await aKey()));
    const code = seal.of(words);
    expect(code).toMatch(/^[\w-]{43}$/);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = alphabet[(alphabet.indexOf(code.at(-1) ?? '') ^ 1) % 64];
    const sameBytes = `${code.slice(0, -1)}${next}`;
    expect(Buffer.from(sameBytes, 'base64url')).toEqual(Buffer.from(code, 'base64url'));
    for (const written of [sameBytes, `${code}=`, ` ${code}`, '', code.slice(1), '\u{1F511}'.repeat(11)])
      expect(seal.isOf(words, written)).toBe(false);
  });

  it('has a key for its owner’s eyes only, made at first need', async () => {
    const file = await aKey();
    const seal = new Seal(keyIn(file));
    expect(() => statSync(file)).toThrow();
    seal.of(words);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file)).toHaveLength(32);
  });

  it('is not made with a key that is damaged', async () => {
    const file = await aKey();
    writeFileSync(file, 'short');
    expect(() => new Seal(keyIn(file)).of(words)).toThrow(KeyDamaged);
    expect(() => new Seal(keyIn(file)).of(words)).toThrow('links no longer open');
  });
});
