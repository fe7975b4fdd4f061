import { due } from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Table } from '../../table.ts';

/** For how long what falls due waits until all was read that was written before it, in milliseconds. */
export const patience = 3600_000;

/** What falls due next by itself in a table’s game of Nomic, and when; null where nothing does. */
export function fallsDueNext({
  state: { nomic, status },
}: Pick<Table, 'state'>): { at: Instant; is: 'time over' | 'day over' } | null {
  if (nomic === null || status !== 'playing') return null;
  const [next] = due(nomic.game, nomic.game.now).flatMap(({ at, is }) =>
    is === 'too late to propose' ? [] : [{ at, is }],
  );
  return next ?? null;
}

/** The moment of it. */
export const nextDue = (table: Pick<Table, 'state'>): Instant | null => fallsDueNext(table)?.at ?? null;

/** Whether messages may be unread that were written before that moment, in threads where they would have counted. */
export function isUnread({ settings }: Pick<ClubView, 'settings'>, { number }: Table, at: Instant): boolean {
  const threads = settings.nomicThreads[number];
  return threads !== undefined && !threads.closed && threads.read < at;
}

/**
 * Whether what falls due at that moment has yet to wait: somebody may have voted before it in words that the bot has not read yet. It
 * waits for an hour at most, counted from when the bot was back.
 */
export function hasToWait(
  view: Pick<ClubView, 'settings'>,
  table: Table,
  at: Instant,
  now: Instant,
): boolean {
  const back = view.settings.nomicThreads[table.number]?.back ?? 0;
  return isUnread(view, table, at) && now < Math.max(at, back) + patience;
}
