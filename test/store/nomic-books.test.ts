import { describe, expect, it } from 'vitest';
import { verifyAll } from '../../src/store/verify.ts';
import { clubId, opened, sql } from './a-database.ts';
import { played, tableIn } from './a-game-of-nomic.ts';

describe('the book of a game of Nomic', () => {
  it('is the same game after a restart, and nothing is wrong with it', async () => {
    const { url, state } = await played();
    expect(state.nomic?.game.proposals.map(({ number, state: is }) => `${number} ${is}`)).toEqual([
      '301 in effect',
      '302 not adopted',
    ]);
    expect(state.takenDown.size).toBe(1);
    const there = await opened(url);
    expect(await tableIn(there)).toEqual(state);
    expect(await verifyAll(there)).toMatchObject({ differences: [], setAside: [] });
  });

  it.each([
    [
      'the figures of a deed cannot be read any more',
      `UPDATE "Entry" SET body = replace(body, '"figures":null', '"figures":"winning=lots"') WHERE type = 'nomic-deed'`,
      'book 1',
    ],
    [
      'a deed is none that there is',
      `UPDATE "Entry" SET body = '{"seat":"monday","message":null,"deed":{"is":"danced"}}' WHERE type = 'nomic-deed'`,
      'book 1, entry',
    ],
  ])('is said to be damaged where %s', async (_, statement, place) => {
    const { database } = await played();
    await sql(database, statement);
    const { differences } = await verifyAll(database);
    expect(differences.length).toBeGreaterThan(0);
    for (const each of differences) expect(each).toContain(`Club ${clubId}, ${place}`);
  });
});
