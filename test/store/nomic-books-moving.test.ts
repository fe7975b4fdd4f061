import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { importClub } from '../../src/store/moving/import-club.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { aFolder, anAddress, clubId, opened } from './a-database.ts';
import { at, clubsIn, now, played, tableIn } from './a-game-of-nomic.ts';

it('the book of a game of Nomic moves with its club, and plays on there', async () => {
  const { database, state } = await played();
  const from = join(aFolder(), 'rooks.club');
  await exportClub(database, { club: clubId, file: from, now });
  const file = fileOf(anAddress());
  const { verified } = await importClub({ from, url: `file:${file}`, withoutKey: true, now });
  expect(verified).toMatchObject({ clubs: 1, differences: [], setAside: [] });
  const there = await opened(`file:${file}`);
  expect(await tableIn(there)).toEqual(state);
  await settleDue(clubsIn(there), clubId, at('2026-11-27 09:00'));
  expect((await tableIn(there)).nomic?.game.day).toBe('2026-11-27');
});
