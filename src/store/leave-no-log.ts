import { statSync } from 'node:fs';
import { firstColumn, Sqlite } from './sqlite.ts';

/**
 * Has SQLite take away the empty write-ahead log, and its index, that looking at a database leaves beside it where no
 * bot runs: whoever may only read cannot. It does so by itself where nobody else has the database open. Never rejects.
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
