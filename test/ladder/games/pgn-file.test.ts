import { describe, expect, it } from 'vitest';
import { decodePgn, mayBePgn, pgnFileLimit } from '../../../src/ladder/games/pgn-file.ts';

describe('a PGN file', () => {
  it.each(['game.pgn', 'GAME.PGN', 'Ana – Bo.txt'])('may be called %s', (name) => {
    expect(mayBePgn({ name, size: 10 })).toEqual({ ok: true, value: null });
  });

  it.each(['game.exe', 'pgn', 'game.pgn.html', ''])('is not called %s', (name) => {
    expect(mayBePgn({ name, size: 10 })).toMatchObject({ invalid: { problem: 'file-kind' } });
  });

  it.each([
    [pgnFileLimit, true],
    [pgnFileLimit + 1, false],
  ])('of %s bytes: taken %s', (size, taken) => {
    expect(mayBePgn({ name: 'game.pgn', size }).ok).toBe(taken);
  });

  it('is read as UTF-8, without its mark, and else as Latin-1', () => {
    const read = (...bytes: number[]) => decodePgn('game.pgn', Uint8Array.from(bytes));
    expect(read(0xef, 0xbb, 0xbf, 0x65, 0x34)).toEqual({ ok: true, value: 'e4' });
    expect(read(0x5a, 0xc3, 0xb6, 0x65)).toEqual({ ok: true, value: 'Zöe' });
    expect(read(0x5a, 0xf6, 0x65)).toEqual({ ok: true, value: 'Zöe' });
    expect(read(0x65, 0x00, 0x34)).toMatchObject({ invalid: { problem: 'file-not-so' } });
  });
});
