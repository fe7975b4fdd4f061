import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Occasion, UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import type { Body } from '../../src/rule-books.ts';
import { besideOf } from '../../src/store/address.ts';
import type { Database } from '../../src/store/database.ts';
import type { Value } from '../../src/store/engine/engine.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import type { Outcome } from '../../src/told.ts';
import { programsOfPostgresql } from '../../tools/own-postgresql.ts';

export const friday = Date.UTC(2026, 0, 9, 12, 45);
export const clubId = '1000';

/** The database that each test on a server copies. */
const template: string = inject('template') ?? '';

/** Whether the tests are those on files; otherwise a server is used. */
export const isOnFiles = template === '';

/** The address of a copy of a database on a server, which nobody uses meanwhile. */
export function copyOf(address: string): string {
  const name = `club_${randomBytes(6).toString('hex')}`;
  const { hostname, port, username, pathname } = new URL(address);
  const whose = ['-h', hostname, '-p', port, '-U', username];
  execFileSync(join(programsOfPostgresql() ?? '', 'createdb'), [...whose, '-T', pathname.slice(1), name]);
  return address.replace(/[^/]*$/, name);
}

const keyFolders = new Map<string, string>();

/** The folder of the keys of a database on a server, the same for all who open it in a test. */
export function keysOf(address: string): string {
  const known = keyFolders.get(address);
  if (known !== undefined) return known;
  const folder = aFolder();
  keyFolders.set(address, folder);
  return folder;
}

/** How the files beside a database begin, such as its keys. */
export const beside = (url: string): string => besideOf(url, keysOf(url));

/** A folder of its own, gone when the test is over. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rook-and-gavel-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The address of a database in which nothing is: on a file that is not there yet, or on the server of the tests. */
export const anAddress = (): string => (isOnFiles ? `file:${join(aFolder(), 'club.db')}` : copyOf(template));

/** The address of a database on the server of the tests in which there is not even a table. */
export const aBareAddress = (): string => copyOf(template.replace(/[^/]*$/, 'template1'));

/** Opens a database until the test is over. */
export async function opened(url = anAddress(), keysFolder = keysOf(url)): Promise<Database> {
  const database = await openDatabase(url, { keysFolder });
  onTestFinished(() => database.close());
  return database;
}

/** The clubs of a database, as one program holds them. */
export const clubsOf = async (url: string): Promise<PrismaClubs> =>
  new PrismaClubs(await opened(url), () => {}, rooms);

/** What asks for a change: an interaction by its id, or the club's own clock. */
export const occasion = (id: string | null = null, now = friday): Occasion => ({
  interaction:
    id === null ? null : { id, token: `token-${id}`, applicationId: '4', channel: '5', account: '6' },
  now,
});

const about = { by: 1, acts: ['II.3'] } as const;

/** Writes entries as they are, as one change. */
export const writes =
  (...bodies: Body[]) =>
  (work: UnitOfWork): Result<Outcome | null> => {
    for (const body of bodies) work.append(body, about);
    return done({ kind: 'session-opened', date: '2026-01-09' });
  };

/** Enters the next game between two people; it counts at once. */
export const plays =
  (player: number, opponent: number) =>
  (work: UnitOfWork): Result<Outcome | null> => {
    const game = Math.max(1, work.state.games.length);
    work.append(
      {
        type: 'game-recorded',
        game,
        player,
        opponent,
        score: 1,
        colour: 'white',
        playedAt: work.now,
        date: '2026-01-09',
        online: false,
        ended: null,
        approval: [],
      },
      about,
    );
    work.append({ type: 'game-counted', game }, about);
    return done({ kind: 'game-recorded', game, counts: true, held: false });
  };

const week = 7 * 24 * 3600_000;

/** The session of the n-th week from that Friday, held and over. */
export function sessionHeld(n: number): Body[] {
  const opensAt = friday - 15 * 60_000 + n * week;
  const date = new Date(opensAt).toISOString().slice(0, 10);
  return [
    { type: 'session-opened', date, opensAt, closesAt: opensAt + 40 * 60_000 },
    { type: 'session-closed', date },
  ];
}

/** Does to the tables behind the bot's back; `?` stands for each value. On a server, names that are not all small need quotes. */
export const sql = (database: Database, statement: string, ...values: Value[]): Promise<void> =>
  database.alone(() => database.run(statement, ...values));

/** The rows that a query finds, each by its columns. */
export const found = (database: Database, query: string): Promise<unknown> =>
  database.alone((client) => client.$queryRawUnsafe(query));

/** Whoever inserts into that table, or deletes there, fails as if the disk were full while the work is done. */
export async function whileFailing<T>(
  database: Database,
  what: 'INSERT ON' | 'DELETE ON',
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  const trigger = `CREATE TRIGGER fails BEFORE ${what} "${table}"`;
  if (isOnFiles) await sql(database, `${trigger} BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  else {
    const says = "BEGIN RAISE EXCEPTION 'disk full'; END";
    await sql(database, `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ ${says} $$`);
    await sql(database, `${trigger} EXECUTE FUNCTION fails()`);
  }
  try {
    return await work();
  } finally {
    await sql(database, isOnFiles ? 'DROP TRIGGER fails' : 'DROP FUNCTION fails CASCADE');
  }
}

/** Has a database take any number for a book's from then on, as an older one did. */
export const letsAnyNumberIn = (database: Database): Promise<void> =>
  isOnFiles
    ? sql(database, 'PRAGMA ignore_check_constraints = ON')
    : sql(
        database,
        `DO $$ DECLARE each record; BEGIN
          FOR each IN SELECT conname, conrelid::regclass AS place FROM pg_constraint
            WHERE contype = 'c' AND connamespace = current_schema()::regnamespace
          LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.place, each.conname); END LOOP;
        END $$`,
      );

/** Has a database take rows that name others which are not there. */
export const letsOrphansIn = (database: Database): Promise<void> =>
  sql(database, isOnFiles ? 'PRAGMA foreign_keys = OFF' : 'SET session_replication_role = replica');

/** All that anybody finds in the files of a database and beside them, or in all the tables of one on a server. */
export async function allStored(url: string): Promise<Buffer> {
  if (!isOnFiles) return Buffer.from(await allRows(url));
  const folder = dirname(fileOf(url));
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

/** All rows of all tables of a database on a server, as text. */
export async function allRows(url: string): Promise<string> {
  const tables = await asked<{ name: string }>(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await asked<{ row: string }>(
      url,
      `SELECT row_to_json(t)::text AS row FROM ${name} t ORDER BY 1`,
    );
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** What a server answers to a program of its own, on a connection of its own. */
export async function asked<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
