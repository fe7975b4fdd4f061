import type { Instant } from '../../../../terms/time.ts';
import type { ClubView, NomicThreads, UnitOfWork } from '../../../house/ports.ts';
import { done, type Result } from '../../../house/result.ts';
import { type Table, type TableNumber, tablesOf, theTable, writeAt } from '../../table.ts';
import { type PlayThread, playThreads, type ThreadName, threadNames } from './names.ts';

/** The tables that play Nomic now, or did and have threads that are not closed. */
export const nomicTables = (view: ClubView): Table[] =>
  tablesOf(view).filter(
    ({ number, state: { nomic, status } }) =>
      nomic !== null && (status === 'playing' || view.settings.nomicThreads[number]?.closed === false),
  );

/** What a thread of a table of Nomic is called. */
export const nomicThreadName = ({ number }: Pick<Table, 'number'>, thread: ThreadName): string =>
  `Table ${number}: ${thread}`;

/** Where a game of Nomic is played: the channels or threads that are there. */
export function placesOf(
  { settings }: Pick<ClubView, 'settings'>,
  table: TableNumber,
): [PlayThread, string][] {
  const beside = settings.nomicThreads[table];
  const places = { voting: beside?.voting, points: beside?.points, discussion: settings.tableThreads[table] };
  return playThreads.flatMap((name): [PlayThread, string][] => {
    const place = places[name] ?? null;
    return place === null ? [] : [[name, place]];
  });
}

/** None of its threads is there yet, and nothing of them was read. */
const noThreads = (now: Instant): NomicThreads => ({
  ...{ voting: null, points: null, read: now, back: now, closed: false },
});

/** Keeps what changed with the threads of a table of Nomic. */
export function noteNomicThreads(
  work: UnitOfWork,
  table: TableNumber,
  changes: Partial<NomicThreads>,
): Result<null> {
  const { nomicThreads } = work.settings;
  const kept = { ...(nomicThreads[table] ?? noThreads(work.now)), ...changes };
  work.saveSettings({ nomicThreads: { ...nomicThreads, [table]: kept } });
  return done(null);
}

/** Whether both threads of a table were opened. */
export const areOpened = (threads: NomicThreads | undefined): boolean =>
  threads !== undefined && threadNames.every((name) => threads[name] !== null);

/** Keeps what the bot may not do where a table of Nomic is played, and has the table told of it; empty where it may do all. */
export function noteNomicBarred(work: UnitOfWork, number: TableNumber, lacking: string): Result<null> {
  const table = theTable(work, number);
  if (table.state.nomicThreadsLacking === lacking) return done(null);
  writeAt(work, table, { type: 'nomic-threads-barred', lacking }, null);
  if (lacking !== '')
    work.announce({ kind: 'nomic-threads-barred', table: number, lacking }, { to: 'table', table: number });
  return done(null);
}
