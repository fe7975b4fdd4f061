import { expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import type { Unread } from '../../src/store/books.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { clubId, occasion, opened, plays, sql, writes } from './a-database.ts';

const members = [1, 2, 3].map((person) => ({ type: 'joined', person }) as const);

it.each([
  ['of an unknown type', "type = 'castled'", 'castled'],
  ['of another shape', `body = '{"person":"Ana"}'`, 'joined'],
  ['that is no JSON', `body = '{'`, 'joined'],
  ['that cites what is no Act', `acts = '["0.999"]'`, 'joined'],
])('sets an entry aside %s, names it, and goes on with the others', async (_, change, was) => {
  const database = await opened();
  await new PrismaClubs(database, () => {}, rooms).change(clubId, occasion(), writes(...members));
  await sql(database, `UPDATE "Entry" SET ${change} WHERE seq = 3`);
  const unread: Unread[] = [];
  const clubs = new PrismaClubs(
    database,
    () => {},
    rooms,
    undefined,
    (each) => unread.push(each),
  );
  const { state, entries } = await clubs.view(clubId);
  expect(unread).toEqual([{ club: clubId, book: 0, entry: 3, err: expect.anything() }]);
  expect(state.standings.map((standing) => standing?.person)).toEqual([undefined, 1, 2]);
  expect(entries[2]).toMatchObject({ seq: 3, type: 'set-aside', was });

  await clubs.change(clubId, occasion(), plays(1, 2));
  const after = await clubs.view(clubId);
  expect(after.state.games[1]?.status).toBe('counted');
  expect(after.entries.map(({ seq }) => seq)).toEqual(after.entries.map((_, place) => place + 1));
  expect((await verifyClub(database, clubId)).map(({ place }) => place)).toEqual(['entry 3']);
});
