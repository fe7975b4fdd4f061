import type { ClubId } from '../house/ports.ts';
import { type Entry, fold, type State } from '../rule-books.ts';
import type { Database } from './database.ts';
import { verifyExhibits } from './exhibits.ts';
import type { Entry as EntryRecord } from './generated/client.ts';
import { type Difference, games, type Projection, sameRow, sessions, standings } from './projections.ts';
import { entryReader, entryRows } from './records.ts';

/** What came of verifying all clubs of a database. */
export interface Verified {
  clubs: number;
  entries: number;
  /** In words for whoever keeps the database. */
  differences: string[];
  /** Those of them that are entries which cannot be read, and which the bot sets aside, by their places. */
  setAside: string[];
}

/** Whether nothing is wrong, but for entries that the bot sets aside: what it goes on with can be copied and put back. */
export const isSound = ({ differences, setAside }: Verified): boolean =>
  differences.length === setAside.length;

/** What is said of the entries that are set aside; nothing where there are none. */
export const setAsideWords = ({ setAside }: Verified): string[] =>
  setAside.length === 0
    ? []
    : [
        `It has ${numbered(setAside.length, 'entry', 'entries')} that this version cannot read, and goes on without: ` +
          `${setAside.join('; ')}. \`npm run ledger:verify\` says what is wrong.`,
      ];

/** `1 ledger of 4 entries` */
export const extentOf = ({ clubs, entries }: Pick<Verified, 'clubs' | 'entries'>): string =>
  `${numbered(clubs, 'ledger', 'ledgers')} of ${numbered(entries, 'entry', 'entries')}`;

/** `1 entry`, `4 entries` */
export const numbered = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Verifies every club of a database. */
export async function verifyAll(database: Database): Promise<Verified> {
  const [clubs, entries] = await database.alone((client) =>
    client.$transaction([client.club.findMany({ orderBy: { id: 'asc' } }), client.entry.count()]),
  );
  const differences: string[] = [];
  const aside: string[] = [];
  for (const { id } of clubs)
    for (const { place, kept, expected, setAside } of await verifyClub(database, id)) {
      differences.push(`Club ${id}, ${place}: kept is ${kept}, the ledger makes it ${expected}`);
      if (setAside) aside.push(`club ${id}, ${place}`);
    }
  return { clubs: clubs.length, entries, differences, setAside: aside };
}

/**
 * Folds a club's ledger from its first entry, straight from the tables, and compares every row kept beside it, and
 * the files of exhibits by their SHA-256.
 * Returns all differences; only those of the ledger itself while it cannot be folded.
 */
export async function verifyClub(database: Database, clubId: ClubId): Promise<Difference[]> {
  const whole = { where: { clubId }, omit: { clubId: true } } as const;
  const [{ entries, faults }, keptStandings, keptGames, keptSessions] = await database.alone((client) =>
    database.inOneMoment(
      client,
      async (moment) =>
        [
          await readLedger(entryRows(database, clubId)),
          await moment.standing.findMany(whole),
          await moment.game.findMany(whole),
          await moment.session.findMany(whole),
        ] as const,
    ),
  );
  if (faults.length > 0) return faults;
  const state = fold(entries);
  return [
    ...compare('standing', standings, state, keptStandings),
    ...compare('game', games, state, keptGames),
    ...compare('session', sessions, state, keptSessions),
    ...(await verifyExhibits(database, clubId, state)),
  ];
}

/** The entries that can be read, and what is wrong with the others and with their order. */
async function readLedger(
  records: AsyncIterable<EntryRecord>,
): Promise<{ entries: Entry[]; faults: Difference[] }> {
  const entries: Entry[] = [];
  const faults: Difference[] = [];
  const read = entryReader();
  let next = 1;
  for await (const record of records) {
    if (record.seq !== next) faults.push({ place: `entry ${next}`, kept: 'nothing', expected: 'an entry' });
    next = record.seq + 1;
    try {
      entries.push(read(record));
    } catch (error) {
      faults.push({
        place: `entry ${record.seq}`,
        kept: String(error),
        expected: 'an entry',
        setAside: true,
      });
    }
  }
  return { entries, faults };
}

function compare<Key, Row extends object>(
  table: string,
  projection: Projection<Key, Row>,
  state: State,
  rows: readonly Row[],
): Difference[] {
  const kept = new Map(rows.map((row) => [projection.keyOf(row), row]));
  const keys = new Set([...projection.keys(state), ...kept.keys()]);
  return [...keys].flatMap((key) => {
    const [found, expected] = [kept.get(key) ?? null, projection.row(state, key)];
    if (sameRow(found, expected)) return [];
    return [{ place: `${table} ${key}`, kept: shown(found), expected: shown(expected) }];
  });
}

const shown = (row: object | null): string => (row === null ? 'nothing' : JSON.stringify(row));
