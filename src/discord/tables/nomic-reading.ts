import type { Instant } from '../../../terms/time.ts';
import type { ClubId } from '../../house/ports.ts';
import { settleDue } from '../../house/settle/settle-due.ts';
import { keepAsOf } from '../../tables/nomic/threads/moment.ts';
import { isUnread, nextDue } from '../../tables/nomic/threads/reading.ts';
import { nomicTables, noteNomicThreads, placesOf } from '../../tables/nomic/threads/wanted.ts';
import { type Table, type TableNumber, theTable } from '../../tables/table.ts';
import type { Working } from '../command.ts';
import { asNoted } from '../scene-of.ts';
import { channelThere } from '../threads.ts';
import { eventsSince, type ThreadEvent } from './nomic-events.ts';

export interface ReadingParts extends Working {
  /** Whether Discord shows the bot what people write. */
  canRead: boolean;
}

/** A table of a club, and from when on its threads are read. */
interface Wanted {
  club: ClubId;
  table: TableNumber;
  /** All that was written before was read; later edits of it are not looked for. */
  since?: Instant;
}

/** By how much Discord’s clock and the bot’s may differ, in milliseconds. */
const skew = 60_000;

/**
 * Reads what was written in the threads of a table of Nomic since they were read last, and keeps it, each as of its own moment. What fell
 * due in between is carried out in its turn, after what was written before it.
 */
export async function catchUp(parts: ReadingParts, wanted: Wanted): Promise<void> {
  const { clubs, clock } = parts;
  const { club, table: number } = wanted;
  const begun = clock();
  let left = parts.canRead ? await unread(parts, wanted, begun) : [];
  for (;;) {
    const due = dueBefore(theTable(await clubs.view(club), number), clock());
    const until = due ?? Number.POSITIVE_INFINITY;
    for (const event of left.filter(({ at }) => at < until)) await carryOut(parts, wanted, event);
    left = left.filter(({ at }) => at >= until);
    await clubs.change(club, asNoted(clock()), (work) =>
      noteNomicThreads(work, number, { read: due ?? begun }),
    );
    if (due === null) return;
    await settleDue(clubs, club, clock());
    if (dueBefore(theTable(await clubs.view(club), number), clock()) === due) return;
  }
}

/** When something fell due at a table that was not carried out; null where nothing did. */
function dueBefore(table: Table, now: Instant): Instant | null {
  const due = nextDue(table);
  return due !== null && due < now ? due : null;
}

export const carryOut = (
  { clubs, clock }: ReadingParts,
  { club, table }: Pick<Wanted, 'club' | 'table'>,
  { at, keep }: ThreadEvent,
): Promise<void> => keepAsOf(clubs, club, { table, at, clock: clock() }, keep);

/** What happened in the threads of a table, in the order in which it did. */
async function unread(parts: ReadingParts, { club, table: number, since }: Wanted, now: Instant) {
  const { clubs, client } = parts;
  const guild = client.guilds.cache.get(club);
  const view = await clubs.view(club);
  const { state } = theTable(view, number);
  const from = since ?? (view.settings.nomicThreads[number]?.read ?? 0) - skew;
  const events: ThreadEvent[] = [];
  for (const [thread, place] of placesOf(view, number)) {
    const channel = guild === undefined ? null : await channelThere(guild, place);
    if (channel?.isTextBased() !== true) continue;
    const known = state.nomicSaid.values();
    events.push(
      ...(await eventsSince(channel, { thread, known, since: Math.max(from, state.startedAt ?? 0), now })),
    );
  }
  return events.sort((one, other) => one.at - other.at);
}

/** The tables of a club at which something fell due, and people may have written before it what was not read. */
export async function unreadTables({ clubs, clock }: ReadingParts, club: ClubId): Promise<TableNumber[]> {
  const view = await clubs.view(club);
  return nomicTables(view).flatMap((table) => {
    const due = dueBefore(table, clock());
    return due !== null && isUnread(view, table, due) ? [table.number] : [];
  });
}
