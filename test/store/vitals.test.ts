import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { keptIn, tryWriting } from '../../src/store/vitals.ts';
import { look } from '../support/bot-process.ts';
import { anAddress, clubId, friday, occasion, opened, plays, sql } from './a-database.ts';

const notice = { kind: 'game-lapsed', game: 3, person: 1 } as const;

describe('what waits in the database', () => {
  it('is nothing at first', async () => {
    expect(await keptIn(await opened())).toEqual({
      clubs: 0,
      since: null,
      entries: 0,
      notices: 0,
      noticesSince: null,
      owed: 0,
      owedSince: null,
    });
  });

  it('is counted over all clubs, with the moments since when the first notice and the first answer wait', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    for (const [n, club] of [clubId, '1001'].entries()) {
      await clubs.change(club, occasion(`${n}`, friday + n), (work) => {
        work.announce(notice, { to: 'discussion' });
        return plays(1, 2)(work);
      });
    }
    await clubs.change(clubId, occasion(), () => done(null));
    expect(await keptIn(database)).toEqual({
      clubs: 2,
      since: friday,
      entries: 4,
      notices: 2,
      noticesSince: friday,
      owed: 2,
      owedSince: friday,
    });
    await sql(database, "UPDATE Interaction SET answered = 1 WHERE id = '0'");
    expect(await keptIn(database)).toMatchObject({ owed: 1, owedSince: friday + 1 });
  });
});

describe('a database in which something can be kept', () => {
  it('is found so, and nothing is left beside it', async () => {
    const url = anAddress();
    const [database, file] = [await opened(url), url.replace('file:', '')];
    await keptIn(database);
    const before = readdirSync(dirname(file));
    await tryWriting(database, file);
    expect(readdirSync(dirname(file))).toEqual(before);
    expect(await look(url, 'SELECT count(*) FROM Club')).toEqual([0]);
  });

  it('is not one that another program keeps for itself', async () => {
    const url = anAddress();
    const [database, file] = [await opened(url), url.replace('file:', '')];
    const other = await new Sqlite(file).connect();
    onTestFinished(() => other.dispose());
    await other.executeScript('BEGIN IMMEDIATE');
    await expect(tryWriting(database, file)).rejects.toMatchObject({ code: 'P1008' });
  });

  it('is not one in a folder in which nothing can be written', async () => {
    const url = anAddress();
    const [database, file] = [await opened(url), url.replace('file:', '')];
    await expect(tryWriting(database, `${dirname(file)}/away/club.db`)).rejects.toThrow('ENOENT');
  });
});
