import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examineRecords } from '../../../src/doctor/records.ts';
import { openDatabase, openForReading } from '../../../src/store/open-database.ts';
import {
  KeysElsewhere,
  OthersKeys,
  OthersTables,
  ServerEmpty,
  ServerNewer,
  ServerRefuses,
  ServerUnreachable,
} from '../../../src/store/server-errors.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import {
  aBareAddress,
  aFolder,
  allRows,
  anAddress,
  asked,
  clubId,
  clubsOf,
  friday,
  keysOf,
  occasion,
  opened,
  sql,
  writes,
} from '../a-database.ts';

const joins = writes({ type: 'joined', person: 1 });
const keys = ['club.db.key', 'club.db.links.key', 'club.db.secrets.key'];

/** The names of the migrations that it has had and finished. */
const applied = async (url: string): Promise<string[]> =>
  (
    await asked<{ name: string }>(
      url,
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
    )
  ).map(({ name }) => name);

const migrations = readdirSync('prisma/migrations-postgresql').filter((name) => /^\d{4}_/.test(name));

/** A database in which a club is; nobody has it open. */
async function aDatabase(): Promise<string> {
  const url = anAddress();
  const database = await openDatabase(url, { keysFolder: keysOf(url) });
  await database.close();
  await asked(url, `INSERT INTO "Club" ("id", "createdAt") VALUES ('${clubId}', now())`);
  return url;
}

/** Opens a database in each way; both have to fail, saying so, and to change nothing. */
async function isLeft(url: string, error: new (...args: never[]) => Error, says: string): Promise<void> {
  const before = await allRows(url);
  for (const open of [
    () => openDatabase(url, { keysFolder: keysOf(url) }),
    () => openForReading(url, keysOf(url)),
  ])
    await isRefused(open(), error, says);
  expect(await allRows(url)).toBe(before);
}

async function isRefused(
  opening: Promise<unknown>,
  error: new (...args: never[]) => Error,
  says: string,
): Promise<void> {
  const thrown = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(error);
  expect(String(thrown)).toContain(says);
  expect(String(thrown)).not.toContain('hush');
}

/** The address with a password, which nobody asks for. */
const withPassword = (url: string): string => url.replace('club@', 'club:hush@');

describe('an empty database on a server', () => {
  it('is brought up to date, and gets keys that only their keeper reads', async () => {
    const url = aBareAddress();
    const clubs = await clubsOf(url);
    expect(await applied(url)).toEqual(migrations);
    expect(readdirSync(keysOf(url)).toSorted()).toEqual(keys);
    for (const key of keys) expect(statSync(join(keysOf(url), key)).mode & 0o777).toBe(0o600);
    expect((await clubs.change(clubId, occasion(), joins)).ok).toBe(true);
  });

  it('is brought up to date once where programs open it at once', async () => {
    const url = aBareAddress();
    const databases = await Promise.all([opened(url), opened(url), opened(url)]);
    expect(await applied(url)).toEqual(migrations);
    for (const [n] of databases.entries())
      await (await clubsOf(url)).change(clubId, occasion(`${n}`), writes({ type: 'joined', person: n + 1 }));
    for (const database of databases) expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('opens to a program whose keys another writes down meanwhile', async () => {
    const url = anAddress();
    await (await openDatabase(url, { keysFolder: keysOf(url) })).close();
    await asked(url, 'CREATE TABLE noted AS SELECT * FROM "Key"; DELETE FROM "Key"');
    const noting = 'INSERT INTO "Key" SELECT * FROM noted';
    const other = asked(url, `BEGIN; ${noting}; SELECT pg_sleep(2); COMMIT`);
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
    await expect.poll(() => asked(url, waits)).toHaveLength(1);
    await opened(url);
    await other;
    expect(await asked(url, 'SELECT * FROM "Key" EXCEPT SELECT * FROM noted')).toEqual([]);
  });

  it('is not brought up to date where it is only looked at', async () => {
    const url = aBareAddress();
    await isRefused(openForReading(withPassword(url), keysOf(url)), ServerEmpty, 'nothing of this bot');
    expect(await allRows(url)).toBe('');
    expect(readdirSync(keysOf(url))).toEqual([]);
  });

  it('stays empty where the bot may make no tables in it', async () => {
    const url = aBareAddress();
    const guest = `guest_${url.slice(-12)}`;
    await asked(url, `CREATE ROLE ${guest} LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
    const opening = openDatabase(url.replace('club@', `${guest}:hush@`), { keysFolder: keysOf(url) });
    await isRefused(opening, ServerRefuses, '42501');
    expect(await allRows(url)).toBe('');
  });
});

describe('a database on a server that is up to date', () => {
  it('is opened again as it is', async () => {
    const url = await aDatabase();
    const before = await allRows(url);
    await opened(url);
    expect(await allRows(url)).toBe(before);
  });

  it('is only read by those who look at it', async () => {
    const url = await aDatabase();
    const database = await openForReading(url, keysOf(url));
    onTestFinished(() => database.close());
    await expect(sql(database, 'DELETE FROM "Club"')).rejects.toThrow('read-only');
  });
});

describe('a database on a server is left as it is', () => {
  it('when it has tables of another program', async () => {
    const url = aBareAddress();
    await asked(url, 'CREATE TABLE "Library" (book TEXT)');
    await isLeft(withPassword(url), OthersTables, 'tables of another program');
    expect(await allRows(url)).toBe('"Library"');
  });

  it('when a newer version has written it', async () => {
    const url = await aDatabase();
    await asked(
      url,
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9999_later')",
    );
    await isLeft(withPassword(url), ServerNewer, '9999_later');
  });

  it.each([
    ['all keys are', keys],
    ['the first is', keys.slice(0, 1)],
    ['the last is', keys.slice(2)],
  ])('when it has clubs, and %s missing', async (_, missing) => {
    const url = await aDatabase();
    const folder = keysOf(url);
    for (const name of missing) rmSync(join(folder, name));
    const before = await allRows(url);
    for (const name of missing)
      await isRefused(
        openDatabase(withPassword(url), { keysFolder: folder }),
        KeysElsewhere,
        join(folder, name),
      );
    expect(await allRows(url)).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(keys.filter((name) => !missing.includes(name)));
  });
});

/** Opens a database with the keys of a folder, and lets it go again. */
const usedWith = async (url: string, keysFolder: string): Promise<void> =>
  (await openDatabase(url, { keysFolder })).close();

describe('a database on a server goes by the keys of the first program', () => {
  it('also where nothing is in it yet, and another brings keys of its own or none', async () => {
    const url = anAddress();
    await usedWith(url, aFolder());
    const [none, others] = [aFolder(), aFolder()];
    await isRefused(openDatabase(withPassword(url), { keysFolder: none }), KeysElsewhere, none);
    expect(readdirSync(none)).toEqual([]);
    await usedWith(anAddress(), others);
    const before = await allRows(url);
    await isRefused(openDatabase(withPassword(url), { keysFolder: others }), OthersKeys, others);
    expect(await allRows(url)).toBe(before);
  });

  it('where one of them alone is another', async () => {
    const [url, folder] = [anAddress(), aFolder()];
    await usedWith(url, folder);
    const changed = join(folder, 'club.db.links.key');
    writeFileSync(changed, Buffer.alloc(32, 7));
    await isRefused(openDatabase(withPassword(url), { keysFolder: folder }), OthersKeys, `: ${changed}.`);
  });

  it('where several begin at once, each with keys of its own: one is first with all of them', async () => {
    const [url, folders] = [anAddress(), [1, 2, 3].map(aFolder)];
    const begun = await Promise.allSettled(folders.map((folder) => usedWith(url, folder)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = await Promise.allSettled(folders.map((folder) => usedWith(url, folder)));
    expect(again.map(({ status }) => status)).toEqual(begun.map(({ status }) => status));
  });

  it('which nobody finds in it', async () => {
    const [url, folder] = [anAddress(), aFolder()];
    await usedWith(url, folder);
    const rows = await allRows(url);
    for (const name of keys)
      for (const how of ['hex', 'base64', 'base64url'] as const)
        expect(rows).not.toContain(readFileSync(join(folder, name)).toString(how));
  });

  it('and the doctor says where the bot would not start', async () => {
    const [url, folder] = [await aDatabase(), aFolder()];
    const wrong = async (keysFolder: string) =>
      (await examineRecords(url, friday, { keysFolder })).findings.filter(({ mark }) => mark === 'wrong');
    expect(await wrong(keysOf(url))).toEqual([]);
    await usedWith(anAddress(), folder);
    const what = 'The bot cannot start with the keys that are here';
    expect(await wrong(folder)).toMatchObject([{ what, todo: expect.stringContaining('other keys than') }]);
    expect(await wrong(aFolder())).toMatchObject([{ what, todo: expect.stringContaining('are missing') }]);
  });
});

describe('a database that cannot be reached', () => {
  const isNowhere = (url: string, error: new (...args: never[]) => Error, says: string) =>
    Promise.all([
      isRefused(openDatabase(url, { keysFolder: join(aFolder(), 'none') }), error, says),
      isRefused(openForReading(url, join(aFolder(), 'none')), error, says),
    ]);

  it('is named where no server answers', async () => {
    await isNowhere(
      'postgresql://club:hush@127.0.0.1:1/rooks',
      ServerUnreachable,
      'rooks on 127.0.0.1:1 cannot be reached',
    );
  });

  it('is named where something takes the call and says nothing', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void mute.close());
    await new Promise((resolve) => mute.once('listening', resolve));
    const place = mute.address();
    const port = typeof place === 'object' && place !== null ? place.port : 0;
    await isNowhere(`postgresql://club:hush@127.0.0.1:${port}/rooks`, ServerUnreachable, 'cannot be reached');
  });

  it('is named where the server has none of that name, or does not know who asks', async () => {
    const url = withPassword(anAddress());
    await isNowhere(url.replace(/[^/]*$/, 'rooks'), ServerRefuses, 'rooks on 127.0.0.1');
    await isNowhere(url.replace('club:', 'nobody:'), ServerRefuses, '28000');
  });
});
