import { realpathSync, statSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter, SqlQuery } from '@prisma/driver-adapter-utils';
import type { Value } from './engine/engine.ts';
import { keepStatements } from './engine/kept-statements.ts';
import { LogOnDisk } from './engine/log-on-disk.ts';

interface Access {
  readonly?: boolean;
  /** Whether a row may only name rows that exist. Off while tables are rebuilt. */
  foreignKeys?: boolean;
  /** Whether it fails where there is no file, which otherwise is made; always so where it is only read. */
  fileMustExist?: boolean;
  /** How long to wait for another program that is writing, in milliseconds. */
  patience?: number;
  /** Whether what is committed is on the disk only once `settled` resolves, so that the process need not stand still until then. */
  settles?: boolean;
}

/** A connection to one SQLite file. What was committed on one is on the disk, whatever happens next, unless it `settles`; and what
 * was deleted is overwritten. */
export class Sqlite extends PrismaBetterSqlite3 {
  private readonly file: string;
  private readonly foreignKeys: boolean;
  private readonly settles: boolean;
  private log: LogOnDisk | null = null;
  private tellFailure: (failure: Error) => void = () => {};
  /** Resolves when the disk fails, with why; never where SQLite sees to it by itself, and says so at once. */
  readonly failing = new Promise<Error>((resolve) => {
    this.tellFailure = resolve;
  });
  private connection: Promise<SqlDriverAdapter> | null = null;

  constructor(
    file: string,
    {
      readonly = false,
      fileMustExist = readonly,
      foreignKeys = true,
      patience = 5_000,
      settles = false,
    }: Access = {},
  ) {
    super({ url: file, readonly, fileMustExist, timeout: patience });
    this.file = file;
    this.settles = settles;
    this.foreignKeys = foreignKeys;
  }

  /** The one connection, however often it is asked for; one that failed is tried again. */
  override connect(): Promise<SqlDriverAdapter> {
    this.connection ??= this.open().catch((error: unknown) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }

  /** What a query finds, row by row. */
  async rows(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return (await (await this.connect()).queryRaw(asQuery(sql, args))).rows;
  }

  /** Carries out a statement that changes rows. */
  async run(sql: string, args: readonly Value[]): Promise<void> {
    await (await this.connect()).executeRaw(asQuery(sql, args));
  }

  /** Another program has written, which may not be on the disk yet. */
  noteWritten(): void {
    this.log?.noteWritten();
  }

  /** Resolves once all that was committed is on the disk. */
  async settled(): Promise<void> {
    await this.log?.settled();
  }

  /** Ends the connection, if there is one: Prisma ends it only where it has used it. */
  async letGo(): Promise<void> {
    const connection = await this.connection?.catch(() => null);
    await connection?.dispose();
    await this.log?.close();
    this.log = null;
  }

  private async open(): Promise<SqlDriverAdapter> {
    const connection = await super.connect();
    const foreignKeys = this.foreignKeys ? 'ON' : 'OFF';
    try {
      await connection.executeScript(
        `PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ${foreignKeys};`,
      );
      if (this.settles) await this.settleApart(connection);
      keepStatements(connection, () => this.log?.noteWritten());
      return connection;
    } catch (error) {
      await connection.dispose();
      throw error;
    }
  }

  /**
   * Only where there is a write-ahead log: elsewhere SQLite has to see to it by itself. Who had the file before may have ended because the disk
   * failed, and what is in the log may then never get there, so that all of it first goes where it belongs.
   */
  private async settleApart(connection: SqlDriverAdapter): Promise<void> {
    const [mode] = await firstColumn(connection, 'PRAGMA journal_mode');
    if (mode !== 'wal') return;
    const { rows } = await connection.queryRaw(asQuery('PRAGMA wal_checkpoint(PASSIVE)', []));
    const [[, inLog, moved] = []] = rows;
    if (Number(inLog) !== Number(moved)) return;
    await connection.executeScript('PRAGMA synchronous = NORMAL');
    // SQLite has it beside the file itself, where that is reached by a link.
    this.log = new LogOnDisk(`${realpathSync(this.file)}-wal`, this.tellFailure);
  }
}

const asQuery = (sql: string, args: readonly Value[]): SqlQuery => ({
  sql,
  args: [...args],
  argTypes: args.map(() => ({ scalarType: 'unknown', arity: 'scalar' })),
});

/** The file that an address such as `file:./data/club.db` names. */
export const fileOf = (url: string): string => url.replace(/^file:/, '');

/** The first column of what a query without arguments finds. */
export async function firstColumn(connection: SqlDriverAdapter, sql: string): Promise<unknown[]> {
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  return rows.map(([first]) => first);
}

/**
 * Has SQLite take away the empty write-ahead log, and its index, that looking at a database leaves beside it where no
 * bot runs: a user who may only read cannot. It does so by itself where nobody else has the database open. Never rejects.
 */
export async function leaveNoLog(file: string): Promise<void> {
  try {
    if (statSync(`${file}-wal`).size > 0) return;
    const connection = await new Sqlite(file, { fileMustExist: true, patience: 0 }).connect();
    await firstColumn(connection, 'SELECT name FROM sqlite_master LIMIT 1').finally(() =>
      connection.dispose(),
    );
  } catch {
    // There is none, or somebody uses it.
  }
}
