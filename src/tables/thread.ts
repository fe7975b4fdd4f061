import type { ClubView, UnitOfWork } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { tidy } from '../house/words/text.ts';
import { type TableNumber, theTable } from './table.ts';

/** Keeps where a table is played: the id of its thread or channel. */
export function noteTableThread(work: UnitOfWork, table: TableNumber, thread: string): Result<null> {
  work.saveSettings({ tableThreads: { ...work.settings.tableThreads, [table]: thread } });
  return done(null);
}

/** Where the post goes by which a table opens: its own channel, or #games, where its thread begins below it. */
export const openingPlace = ({ settings }: Pick<ClubView, 'settings'>, table: TableNumber): Place => {
  const channel = settings.tableThreads[table];
  return channel === undefined ? { to: 'games' } : { to: 'channel', channel };
};

/** Whether a table has no thread below which a post of it went: it has none yet, or somebody deleted it. One begins there then. */
export const isHomeless = (
  { settings }: Pick<ClubView, 'settings'>,
  table: TableNumber,
  posted: { channel: string },
): boolean => settings.tableThreads[table] !== posted.channel;

/** How long something waits for the thread of its table, in milliseconds. */
const patience = 10 * 60_000;

type Place = { to: 'channel'; channel: string } | { to: 'games' };

/** Where something is said of a table. Throws while its thread has yet to be opened; `waited` is in milliseconds. */
export function tablePlace(
  { settings }: Pick<ClubView, 'settings'>,
  table: TableNumber,
  waited: number,
): Place {
  const channel = settings.tableThreads[table];
  if (channel !== undefined) return { to: 'channel', channel };
  if (waited < patience) throw new Error(`Table ${table} has no thread yet`);
  return { to: 'games' };
}

/** What the thread of a table is called. */
export const tableThreadName = (view: Pick<ClubView, 'books'>, number: TableNumber): string =>
  tidy(`Table ${number}: ${theTable(view, number).about.name}`);
