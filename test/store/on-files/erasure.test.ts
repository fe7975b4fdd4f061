import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { clubId, occasion } from '../a-database.ts';
import { aClub, erases } from '../somebody-erased.ts';

it('an erasure is kept, and what it leaves to be posted is posted, though the log cannot be emptied', async () => {
  const { database } = await aClub();
  const onNotices = vi.fn();
  const clubs = new PrismaClubs(database, onNotices, rooms);
  const emptied = await database.alone(async (client) =>
    vi.spyOn(client, '$queryRaw').mockRejectedValue(new Error('disk I/O error')),
  );
  const changed = await clubs.change(clubId, occasion(), (work) => {
    work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
    return erases(work);
  });
  expect([changed.ok, emptied.mock.calls.length, onNotices.mock.calls.length]).toEqual([true, 1, 1]);
  expect((await clubs.view(clubId)).people.byNumber(1)).toMatchObject({ account: null });
});

it('an erasure leaves no key beside a file where nobody is to be known again', async () => {
  const { url, clubs } = await aClub();
  await clubs.change(clubId, occasion(), erases);
  expect(readdirSync(dirname(fileOf(url)))).not.toContain('club.db.key');
});
