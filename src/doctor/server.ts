import type { Database } from '../store/database.ts';
import { codeOf, KeyDamaged } from '../store/database-errors.ts';
import { keyFilesOf } from '../store/keys.ts';
import { type Rows, whyNotWith } from '../store/keys-known.ts';
import { type Finding, messageOf, ok, wrong } from './finding.ts';
import { keysUnfit } from './keys.ts';

/** A database on a server, as it is named to people, with how its keys' files begin. */
interface Place {
  url: string;
  place: string;
  beside: string;
}

/** Whether a database on a server can be written, and the bot has its keys. */
export const aroundServer = async (database: Database, { url, place, beside }: Place): Promise<Finding[]> => [
  await writable(url),
  ...(await keysFit(database, place, beside)),
];

async function writable(url: string): Promise<Finding> {
  const { tryWritingThere } = await import('../store/open-server.ts');
  return tryWritingThere(url).then(() => ok('The database can be written'), notWritten);
}

/** What is wrong, and what to do, by PostgreSQL's codes. */
const reasons: Readonly<Record<string, readonly [string, string]>> = {
  '25006': [
    'the server or the database is set to be read only, as a standby is',
    'Name the server that takes changes in DATABASE_URL, or have its administrator let this database be changed.',
  ],
  '42501': [
    'the role may only read',
    'Name the role in DATABASE_URL that owns the tables, or make this one their owner (docs/operations.md).',
  ],
  '53100': ['the server’s disk is full', 'Make room there: until then the bot refuses every change.'],
};

/** Why a server did not take a change. */
export function notWritten(error: unknown): Finding {
  const [why, todo] = reasons[codeOf(error)] ?? [
    messageOf(error),
    'Look in the server’s log. Until it takes changes, the bot refuses every one.',
  ];
  return wrong(`The database cannot be written: ${why}`, todo);
}

/** Why the bot would not start with the keys that are here; `examineKeys` tells of a damaged one. */
async function keysFit(database: Database, place: string, beside: string): Promise<Finding[]> {
  const rows: Rows = (sql, args) => database.rows(sql, ...args);
  try {
    const why = await database.alone(() => whyNotWith(rows, keyFilesOf(beside), place));
    return why === null ? [] : [keysUnfit(why)];
  } catch (error) {
    if (error instanceof KeyDamaged) return [];
    throw error;
  }
}
