import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examineRecords } from '../../src/doctor/records.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaDepartures } from '../../src/store/prisma-departures.ts';
import { PutOffFiles } from '../../src/store/put-off-files.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { aFolder, anAddress, clubId, friday, occasion, opened, writes } from '../store/a-database.ts';

const minute = 60_000;

/** What the doctor says of what waits, where a notice and an answer have waited for so many minutes; null is for none. */
async function said(notice: number | null, answer: number | null): Promise<string[]> {
  const url = anAddress();
  const database = await opened(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  const now = friday + 60 * minute;
  if (answer !== null) await clubs.change(clubId, occasion('asks', now - answer * minute), () => done(null));
  if (notice !== null)
    await clubs.change(clubId, occasion('told', now - notice * minute), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
      return done(null);
    });
  await new PrismaAnswers(database).given('told');
  const { findings } = await examineRecords(url, now);
  return findings.map(({ what }) => what).filter((what) => what.includes('to be posted'));
}

it.each([
  ['nothing', null, null],
  ['an answer that is a second old', null, 1 / 60],
  ['a notice and an answer of a moment ago', 1, 1],
])('the doctor does not mind %s', async (_, notice, answer) => {
  expect(await said(notice, answer)).toEqual([]);
});

it.each([
  ['an answer', null, 20, 'Waiting to be posted: no notices and one answer'],
  ['an answer, though a notice is fresh', 1, 20, 'Waiting to be posted: one notice and one answer'],
  ['a notice, though an answer is fresh', 20, 1, 'Waiting to be posted: one notice and one answer'],
])('the doctor warns of what has waited for long: %s', async (_, notice, answer, warning) => {
  expect(await said(notice, answer)).toEqual([warning]);
});

it('a database that is not there yet can be made, or cannot', async () => {
  const folder = aFolder();
  const marks = async (file: string) =>
    (await examineRecords(`file:${join(folder, file)}`, friday)).findings.map(({ mark }) => mark);
  expect(await marks('new/data/club.db')).toEqual(['warn']);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'data'), '');
  expect(await marks('data/club.db')).toEqual(['wrong']);
});

it('a new database is for nobody else on the machine, and an older one may not be', async () => {
  const folder = join(aFolder(), 'data');
  const [url, file] = [`file:${folder}/club.db`, `${folder}/club.db`];
  await (await openDatabase(url)).close();
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  const seen = async () =>
    (await examineRecords(url, friday)).findings.filter(({ what }) => what.startsWith('Others'));
  expect(await seen()).toEqual([]);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  expect(await seen()).toMatchObject([{ mark: 'warn', todo: `Run: chmod o= '${file}'*` }]);
});

it('a clock that is behind a club’s newest entry is named, with that club, and one that is a little behind is not', async () => {
  const url = anAddress();
  const clubs = new PrismaClubs(await opened(url), () => {}, rooms);
  await clubs.change(clubId, occasion(null, friday), writes({ type: 'joined', person: 1 }));
  const said = async (now: number) =>
    (await examineRecords(url, now)).findings.filter(({ what }) => what.includes('newest entry'));
  expect(await said(friday - 5000)).toEqual([]);
  expect(await said(friday - 7 * 24 * 60 * minute)).toMatchObject([
    {
      mark: 'wrong',
      what: expect.stringMatching(/shows 2026-01-02T12:45.*\(1000\) is from 2026-01-09T12:45/),
    },
  ]);
});

it('names the day on which a club is erased whose server the bot left', async () => {
  const url = anAddress();
  const database = await openDatabase(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change('1000', { interaction: null, now: 0 }, (work) => {
    work.saveSettings({ name: 'Friday Lunch' });
    return done(null);
  });
  await new PrismaDepartures(database, clubs, new PutOffFiles(fileOf(url))).gone(
    '1000',
    Date.UTC(2026, 10, 20, 12),
  );
  await database.close();
  const { findings, clubs: there } = await examineRecords(url, Date.UTC(2026, 10, 21), {
    keepFor: 10 * 24 * 3600_000,
  });
  expect(there).toEqual([]);
  expect(findings).toContainEqual({
    mark: 'warn',
    what: 'The bot was removed from Friday Lunch (1000), and erases its club on 2026-11-30',
    todo: expect.stringContaining('npm run club:delete -- 1000'),
  });
});

it('does not mind what waits in a club that the host does not have the bot serve', async () => {
  const url = anAddress();
  const clubs = new PrismaClubs(await opened(url), () => {}, rooms);
  await clubs.change(clubId, occasion(null, friday), (work) => {
    work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
    return done(null);
  });
  const waiting = async (servers: string[]) => {
    const hosting = { servers, frontPage: null, shards: null };
    const { findings } = await examineRecords(url, friday + 60 * minute, { hosting });
    return findings.filter(({ what }) => what.includes('to be posted')).length;
  };
  expect([await waiting([]), await waiting([clubId]), await waiting(['9'])]).toEqual([1, 1, 0]);
});

it('says nothing of copies to a host who has them made in another way', async () => {
  const url = anAddress();
  await opened(url);
  const ofCopies = async (copiesTooOld: number | null) =>
    (await examineRecords(url, friday, { copiesTooOld })).findings.filter(({ what }) =>
      what.includes('copy'),
    );
  expect(await ofCopies(3)).toHaveLength(1);
  expect(await ofCopies(null)).toEqual([]);
});
