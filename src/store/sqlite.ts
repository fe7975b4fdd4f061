import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';

interface Access {
  readonly?: boolean;
  /** Whether a row may only name rows that exist. Off while tables are rebuilt. */
  foreignKeys?: boolean;
  /** How long to wait for another program that is writing, in milliseconds. */
  patience?: number;
}

/** Connections to one SQLite file. What was committed on one is on the disk, whatever happens next, and what
 * was deleted is overwritten. */
export class Sqlite extends PrismaBetterSqlite3 {
  private readonly foreignKeys: boolean;

  constructor(file: string, { readonly = false, foreignKeys = true, patience = 5_000 }: Access = {}) {
    super({ url: file, readonly, fileMustExist: readonly, timeout: patience });
    this.foreignKeys = foreignKeys;
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const connection = await super.connect();
    const foreignKeys = this.foreignKeys ? 'ON' : 'OFF';
    await connection.executeScript(
      `PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ${foreignKeys};`,
    );
    return connection;
  }
}

/** The file that an address such as `file:./data/club.db` names. */
export const fileOf = (url: string): string => url.replace(/^file:/, '');

/** The first column of what a query without arguments finds. */
export async function firstColumn(connection: SqlDriverAdapter, sql: string): Promise<unknown[]> {
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  return rows.map(([first]) => first);
}
