import { worthKeeping } from './worth-keeping.ts';

/** Enough for all that commands and deliveries ask again and again; a server keeps them for each connection. */
const most = 300;

/** Those that are the same again and again; not how a transaction begins and ends, which is put otherwise within another. */
const isPlain = worthKeeping('SELECT|INSERT|UPDATE|DELETE|WITH');

const names = new Map<string, string>();

/**
 * The name under which a server keeps a statement that it has read and planned once, as it otherwise does each time; undefined for one
 * that is not kept. Statements end with the connection, and a lost one has none of them.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (!isPlain(sql) || names.size === most) return undefined;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
}
