import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { opened } from './a-database.ts';

const add = (database: Database, id: string) => () =>
  database.run('INSERT INTO "Club" ("id", "createdAt") VALUES (?, ?)', id, new Date(0));

const byPrisma = (id: string) => ({
  byPrisma: ({ club }: Parameters<Parameters<Database['inOneMoment']>[0]>[0]) =>
    club.create({ data: { id, createdAt: new Date(0) } }),
});

const clubsOf = (database: Database) =>
  database.alone(async (client) =>
    (await client.club.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id),
  );

describe.each(['past Prisma', 'with Prisma'])('steps that are taken together, %s', (way) => {
  const last = way === 'past Prisma' ? [] : [byPrisma('c')];

  it('are all kept', async () => {
    const database = await opened();
    await database.alone(() => database.together([add(database, 'a'), ...last, add(database, 'b')]));
    expect(await clubsOf(database)).toEqual(['a', 'b', ...last.map(() => 'c')]);
  });

  it('are none of them kept where one fails, and the next ones go on', async () => {
    const database = await opened();
    const failing = [add(database, 'a'), ...last, add(database, 'a')];
    await expect(database.alone(() => database.together(failing))).rejects.toThrow();
    await database.alone(() => database.together([add(database, 'b')]));
    expect(await clubsOf(database)).toEqual(['b']);
  });
});

it('whatever else has come is heard of before many turns are over', async () => {
  const database = await opened();
  let heard = false;
  setImmediate(() => {
    heard = true;
  });
  const busy = () =>
    database.alone(async () => {
      const until = performance.now() + 4;
      while (performance.now() < until);
      return heard;
    });
  const turns = await Promise.all(Array.from({ length: 10 }, busy));
  expect(turns.at(0)).toBe(false);
  expect(turns.at(-1)).toBe(true);
});
