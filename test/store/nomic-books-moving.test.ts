import { expect, it } from 'vitest';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { anAddress, clubId, opened } from './a-database.ts';
import { at, clubsIn, played, tableIn } from './a-game-of-nomic.ts';
import { exported, movedIn } from './a-move.ts';

it('the book of a game of Nomic moves with its club, and plays on there', async () => {
  const { database, state } = await played();
  const { from } = await exported(database);
  const url = anAddress();
  const { verified } = await movedIn(from, url);
  expect(verified).toMatchObject({ clubs: 1, differences: [], setAside: [] });
  const there = await opened(url);
  expect(await tableIn(there)).toEqual(state);
  await settleDue(clubsIn(there), clubId, at('2026-11-27 09:00'));
  expect((await tableIn(there)).nomic?.game.day).toBe('2026-11-27');
});
