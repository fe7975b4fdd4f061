import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import { DatabaseError } from '../../../src/store/database-errors.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { Sqlite } from '../../../src/store/sqlite.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { aFolder, clubId, occasion, plays, writes } from '../a-database.ts';

const program = fileURLToPath(new URL('child.mjs', import.meta.url));
const members = [1, 2].map((person) => ({ type: 'joined', person }) as const);

/** A club of two members and a game, in a file that was closed. */
async function aFile(): Promise<string> {
  const file = join(aFolder(), 'club.db');
  const database = await openDatabase(`file:${file}`);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(), writes(...members));
  await clubs.change(clubId, occasion(), plays(1, 2));
  await database.close();
  return file;
}

const change = (file: string, alter: (bytes: Buffer) => unknown): void => {
  const bytes = readFileSync(file);
  alter(bytes);
  writeFileSync(file, bytes);
};

const pageSize = 4096;

async function sql(file: string, script: string): Promise<void> {
  const connection = await new Sqlite(file, { foreignKeys: false }).connect();
  await connection.executeScript(script);
  await connection.dispose();
}

/** Where the rows of a table or an index begin, as a page counted from 0. */
async function pageOf(file: string, name: string): Promise<number> {
  const connection = await new Sqlite(file).connect();
  const query = `SELECT rootpage FROM sqlite_master WHERE name = '${name}'`;
  const { rows } = await connection.queryRaw({ sql: query, args: [], argTypes: [] });
  await connection.dispose();
  return Number(rows[0]?.[0]) - 1;
}

const restore = 'npm run restore';

describe('a damaged database is not opened, and the message says what is wrong and what to do:', () => {
  const damages: [string, (file: string) => unknown, string[]][] = [
    ['its end is cut off', (file) => truncateSync(file, pageSize * 5), ['is damaged', restore]],
    ['it is cut off in its first page', (file) => truncateSync(file, 700), ['is damaged', restore]],
    [
      'a page is all zeros',
      async (file) => {
        const page = await pageOf(file, 'Entry');
        change(file, (bytes) => bytes.fill(0, page * pageSize, (page + 1) * pageSize));
      },
      ['is damaged', restore],
    ],
    [
      'its first bytes are others',
      (file) => change(file, (bytes) => bytes.write('SQLite 9')),
      ['is damaged'],
    ],
    [
      'an index has lost its entries',
      async (file) => {
        const page = await pageOf(file, 'Game_clubId_player_idx');
        const emptyLeaf = Buffer.alloc(pageSize);
        emptyLeaf.set([0x0a, 0, 0, 0, 0, 0x10]);
        change(file, (bytes) => emptyLeaf.copy(bytes, page * pageSize));
      },
      ['is damaged', 'Game_clubId_player_idx', restore],
    ],
    [
      'it is text',
      (file) => writeFileSync(file, 'Minutes. '.repeat(900)),
      ['is damaged, or is not', restore],
    ],
    [
      'it is the database of something else',
      async (file) => {
        rmSync(file);
        await sql(file, 'CREATE TABLE Library (book TEXT)');
      },
      ['is not a database of this bot', 'tables of its own'],
    ],
    [
      'it is empty, with a key beside it',
      (file) => {
        truncateSync(file, 0);
        writeFileSync(`${file}.links.key`, '');
      },
      ['is empty or missing', 'club.db.links.key beside it', restore],
    ],
    [
      'it is gone, with a key beside it',
      (file) => {
        rmSync(file);
        writeFileSync(`${file}.key`, '');
      },
      ['is empty or missing', 'club.db.key beside it', restore],
    ],
    [
      'a folder is in its place',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
      ['is a folder', 'DATABASE_URL'],
    ],
    [
      'a newer version wrote it',
      (file) =>
        sql(
          file,
          "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9999_later')",
        ),
      ['newer version', '9999_later', 'Install that version'],
    ],
  ];

  it.each(damages)('%s', async (_, damage, says) => {
    const file = await aFile();
    await damage(file);
    const before = existsSync(file) ? readIfFile(file) : null;
    const error = await openDatabase(`file:${file}`, { patience: 20 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    for (const words of says) expect(String(error)).toContain(words);
    expect(existsSync(file) ? readIfFile(file) : null).toEqual(before);
  });

  it('its latest changes were in a log that is gone', async () => {
    const file = join(aFolder(), 'club.db');
    expect(spawnSync('node', [program, `file:${file}`, 'die-kept']).signal).toBe('SIGKILL');
    expect(existsSync(`${file}-wal`)).toBe(true);
    rmSync(`${file}-wal`);
    await expect(openDatabase(`file:${file}`)).rejects.toThrow('club.db-wal is missing');
    rmSync(`${file}-shm`);
    await (await openDatabase(`file:${file}`)).close();
  });

  it('another bot is in the midst of writing', async () => {
    const file = await aFile();
    const other = await new Sqlite(file).connect();
    onTestFinished(() => other.dispose());
    await other.executeScript('BEGIN EXCLUSIVE');
    await expect(openDatabase(`file:${file}`, { patience: 20 })).rejects.toThrow('Stop the other bot');
  });
});

const readIfFile = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
};

describe('a database on a disk that takes nothing', () => {
  /** Opens it in a process of its own, as somebody who is not above permissions and within limits of the shell. */
  const openedAs = (file: string, limits: string) => {
    const asRoot = process.getuid?.() === 0;
    const script = `${limits}; exec "$@"`;
    return spawnSync('sh', ['-c', script, 'sh', process.execPath, program, `file:${file}`, 'one'], {
      encoding: 'utf8',
      ...(asRoot ? { uid: 65_534, gid: 65_534 } : {}),
    });
  };
  const readOnly = (file: string): void => {
    chmodSync(file, 0o444);
    chmodSync(join(file, '..'), 0o555);
    onTestFinished(() => chmodSync(join(file, '..'), 0o755));
  };

  it('that may only be read is not opened', async () => {
    const file = await aFile();
    readOnly(file);
    const { status, stderr } = openedAs(file, 'true');
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be written');
  });

  it('that is full is not opened, and whole once there is room', async () => {
    const file = join(aFolder(), 'club.db');
    chmodSync(join(file, '..'), 0o777);
    const { status, stderr } = openedAs(file, 'ulimit -f 4');
    expect(status).toBe(1);
    expect(stderr).toContain('the disk is not full');
    const database = await openDatabase(`file:${file}`);
    onTestFinished(() => database.close());
    expect(await verifyClub(database, clubId)).toEqual([]);
  });
});

describe('a byte of the header that is another', () => {
  it('is found, or loses nothing', async () => {
    const whole = await aFile();
    const file = `${whole}.flipped`;
    for (let place = 0; place < 100; place += 1) {
      copyFileSync(whole, file);
      change(file, (bytes) => bytes.writeUInt8((bytes[place] ?? 0) ^ 0x41, place));
      expect([place, await leftOf(file)]).toEqual([place, expect.stringMatching(/^(refused|whole)$/)]);
    }
  }, 120_000);
});

/** What comes of opening it. */
async function leftOf(file: string): Promise<string> {
  try {
    const database = await openDatabase(`file:${file}`, { patience: 20 });
    const differences = await verifyClub(database, clubId);
    const { lastSeq } = (await new PrismaClubs(database, () => {}, rooms).view(clubId)).state;
    await database.close();
    return differences.length === 0 && lastSeq === 4
      ? 'whole'
      : `${lastSeq} entries, ${differences.length} differences`;
  } catch (error) {
    return error instanceof DatabaseError ? 'refused' : String(error);
  }
}
