import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { rooms } from '../../src/rooms.ts';
import type { State } from '../../src/rule-books.ts';
import { entryRecord, entryRows } from '../../src/store/books.ts';
import { keyOf, writeSealed } from '../../src/store/moving/sealed-file.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { ownPostgresql, programsOfPostgresql } from '../own-postgresql.ts';
import { runErrand } from './errand.ts';
import { seasonPlayers } from './seasons.ts';
import { troubledSeasons } from './troubled-seasons.ts';

const club = '1000';

/** What is in a club, wherever that is. */
interface Content {
  /** The SHA-256 of all entries, in order. */
  ledger: string;
  /** That of all that people wrote with them. */
  texts: string;
  state: State;
}

/**
 * Moves a club of that length into a file, on to a server and back into a file, by the programs with which its keeper does it, and has
 * its ledger verified at each stop. Throws where it is not the same at each. Gives back how long each took, and its memory.
 */
export async function benchMove(length: number, say: SayHowFar): Promise<string[]> {
  const programs = programsOfPostgresql();
  if (programs === null) return ['no club was moved: PostgreSQL is not installed here'];
  const folder = beginFolder('move-');
  const server = await ownPostgresql(programs, { durable: true });
  try {
    const begun = join(folder.path, 'begun.club');
    const entries = await writeLongClub(begun, length);
    const stops = [
      { name: 'a file', url: `file:${join(folder.path, 'first', 'club.db')}` },
      { name: 'a server', url: await server.database() },
      { name: 'another file', url: `file:${join(folder.path, 'second', 'club.db')}` },
    ];
    const lines = [`a club of ${entries.toLocaleString('en-GB')} entries, moved`];
    const contents: Content[] = [];
    for (const [n, { name, url }] of stops.entries()) {
      const env = { DATABASE_URL: url, KEYS_FOLDER: folder.path };
      const did = async (what: string, ...words: string[]) => {
        say(`${what}, ${name}`);
        lines.push(`  ${`${what}, ${name}`.padEnd(32)} ${await runErrand(what, words, env)}`);
      };
      await did('club-import', n === 0 ? begun : join(folder.path, `${n - 1}.club`));
      await did('ledger-verify');
      if (n < stops.length - 1) await did('club-export', club, join(folder.path, `${n}.club`));
      contents.push(await contentOf(url, folder.path));
    }
    mustBeTheSame(contents);
    return lines;
  } finally {
    await server.stop();
    folder.remove();
  }
}

function mustBeTheSame([first, ...others]: readonly Content[]): void {
  const [none] =
    first?.state.cases.filter((each) => each !== undefined && each.judgements.length === 0) ?? [];
  if (none !== undefined) throw new Error(`Case ${none.number} was never judged`);
  for (const [n, other] of others.entries())
    if (!isDeepStrictEqual(other, first)) throw new Error(`The club is another one after move ${n + 1}`);
}

/** Writes a club as another installation would, with a reason for each entry that cancels something. Returns how many entries it has. */
async function writeLongClub(file: string, length: number): Promise<number> {
  const entries = troubledSeasons(length);
  await writeSealed(file, keyOf(file), linesOf(entries));
  return entries.length;
}

async function* linesOf(entries: ReturnType<typeof troubledSeasons>): AsyncGenerator<string> {
  const line = (row: object) => `${JSON.stringify(row)}\n`;
  yield line({ club, exportedAt: 0, lastNotice: 0, key: null });
  yield line({ club: settings });
  for (let number = 1; number <= seasonPlayers; number++)
    yield line({
      person: { number, account: `${10 ** 15 + number}`, erased: null, name: `Player ${number}` },
    });
  for (const each of entries) {
    const { clubId: _, at, ...entry } = entryRecord(club, 0, each);
    yield line({ entry: { ...entry, at: at.getTime() } });
  }
  for (const { seq, type } of entries)
    if (type === 'voided')
      yield line({ entryText: { seq, kind: 'reason', text: `Entry ${seq - 1} was one too many` } });
}

const settings = {
  ...{ createdAt: 0, name: 'A club that moves', discussion: '1', court: '2', games: '3', staff: 2 },
  ...{ planned: null, eventsBarred: false, roles: false, nicknames: false },
  ...{
    worn: JSON.stringify({ roles: {}, found: {}, barred: [] }),
    courtNames: 'initials',
    hearings: 'private',
  },
  ...{ hearingsBarred: '', onlineThreads: '{}', clockCards: '{}' },
};

async function contentOf(url: string, keysFolder: string): Promise<Content> {
  const database = await openForReading(url, keysFolder);
  try {
    const [ledger, texts] = [createHash('sha256'), createHash('sha256')];
    await database.alone(async () => {
      for await (const entry of entryRows(database, club, 0)) ledger.update(JSON.stringify(entry));
      const query = 'SELECT "seq", "kind", "text" FROM "EntryText" ORDER BY "seq", "kind"';
      texts.update(JSON.stringify(await database.rows(query)));
    });
    const { state } = await new PrismaClubs(database, () => {}, rooms).view(club);
    return { ledger: ledger.digest('hex'), texts: texts.digest('hex'), state };
  } finally {
    await database.close();
  }
}
