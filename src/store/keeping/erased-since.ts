import { firstColumn, Sqlite } from '../sqlite.ts';

const query = `SELECT clubId || '/' || json_extract(body, '$.person') FROM Entry WHERE type = 'erased'
  ORDER BY clubId, seq`;

/** Who had their data erased, as `club/number`, as far as the file can be read. */
export async function erasedIn(file: string): Promise<string[]> {
  const connection = await new Sqlite(file, { readonly: true }).connect().catch(() => null);
  if (connection === null) return [];
  try {
    return (await firstColumn(connection, query)).map(String);
  } catch {
    return [];
  } finally {
    await connection.dispose();
  }
}
