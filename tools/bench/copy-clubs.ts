import pg from 'pg';

const tablesOf = `SELECT table_name, string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
  WHERE table_schema = current_schema() AND column_name <> 'clubId' AND table_name IN
    (SELECT table_name FROM information_schema.columns WHERE column_name = 'clubId')
  GROUP BY table_name`;

const columnsOfClub = `SELECT string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = 'Club' AND column_name <> 'id'`;

/** Rows that have names of their own, whatever club they belong to: a club with such rows is not to be copied. */
const unique = ['Interaction', 'Notice'];

/** Gives each of those servers the club that one has: every row of it as the bot has written it. */
export async function copyClub(address: string, club: string, to: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const ask = async (sql: string, values: unknown[] = []): Promise<string[][]> =>
    (await client.query({ text: sql, values, rowMode: 'array' })).rows;
  const copy = (table: string, id: string, columns: string) =>
    ask(
      `INSERT INTO "${table}" ("${id}", ${columns}) SELECT one, ${columns} FROM "${table}", unnest($2::text[]) AS one
        WHERE "${id}" = $1`,
      [club, to],
    );
  try {
    await client.query('BEGIN');
    const [[columns = ''] = []] = await ask(columnsOfClub);
    await copy('Club', 'id', columns);
    const tables = (await ask(tablesOf)).map(([name = '', theirs = '']) => ({ name, columns: theirs }));
    // Every row belongs to a club, and a text to an entry, which goes before it.
    for (const { name, columns } of tables.sort((one, other) => one.name.length - other.name.length)) {
      if (!unique.includes(name)) await copy(name, 'clubId', columns);
      else if ((await ask(`SELECT FROM "${name}" WHERE "clubId" = $1 LIMIT 1`, [club])).length > 0)
        throw new Error(`A club with rows of ${name} cannot be copied`);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** What is kept for commands in a database: those that were carried out, and the games that were recorded in the ledgers. */
export interface Kept {
  commands: number;
  games: number;
}

export async function countKept(address: string): Promise<Kept> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const [{ commands, games }] = (
    await client.query(`SELECT (SELECT count(*) FROM "Interaction")::int AS commands,
      (SELECT count(*) FROM "Entry" WHERE "type" = 'game-recorded')::int AS games`)
  ).rows;
  await client.end();
  return { commands, games };
}
