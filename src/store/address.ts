import { join } from 'node:path';
import { fileOf } from './sqlite.ts';

/** Where keys lie that belong to a database on a server, unless said otherwise. */
export const usualKeys = './data';

/** Whether the database at that address is on a PostgreSQL server; otherwise it is a file. */
export const isOnServer = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * How the files of a database begin that lie beside it and never in it, such as its keys: a file's own path, or `club.db` in the folder
 * of the keys. A club that moves from such a file to a server finds its keys there.
 */
export const besideOf = (url: string, keysFolder: string = usualKeys): string =>
  isOnServer(url) ? join(keysFolder, 'club.db') : fileOf(url);

/** A database's address as it may be shown: without a password. */
export function shownAddress(url: string): string {
  if (!isOnServer(url)) return fileOf(url);
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'this machine') : hostname;
  return `${decodeURIComponent(pathname.slice(1))} on ${host}${port === '' ? '' : `:${port}`}`;
}
