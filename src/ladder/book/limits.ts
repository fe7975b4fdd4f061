import type { Instant } from '../../../terms/time.ts';
import type { EntryOf } from '../../ledger/entries.ts';
import type { State, TimeLimit } from '../../ledger/state.ts';

type LimitEntry = EntryOf<'limit-set' | 'limit-paused' | 'limit-resumed' | 'limit-ended'>;

const minute = 60_000;

/** Keeps the games that have a time limit and no clock: their start, their pauses and their end (Act I.8.1). */
export function applyLimit(state: State, entry: LimitEntry): void {
  if (entry.type === 'limit-set') {
    const { seq, white, black, minutes, date, at } = entry;
    const endsAt = at + minutes * minute;
    state.limits.push({ seq, white, black, minutes, date, setAt: at, endsAt, left: null, ended: null });
    return;
  }
  const limit = limitOf(state, entry.limit);
  if (limit !== null) move(limit, entry);
}

function move(limit: TimeLimit, entry: Exclude<LimitEntry, EntryOf<'limit-set'>>): void {
  switch (entry.type) {
    case 'limit-paused':
      limit.left = Math.max(0, limit.endsAt - entry.at);
      return;
    case 'limit-resumed':
      limit.endsAt = entry.at + (limit.left ?? 0);
      limit.left = null;
      return;
    case 'limit-ended':
      limit.ended = { at: entry.at, reached: entry.reached };
      return;
    default:
      entry satisfies never;
  }
}

/** The limit of that name, which is the place of its entry; null where there is none. */
export const limitOf = ({ limits }: State, seq: number): TimeLimit | null =>
  limits.find((limit) => limit.seq === seq) ?? null;

/** Act I.8.2: when a game with a limit is over at the latest: at the limit, or when its session ends (Act 0.5). */
export function limitReachedAt({ sessions }: State, { date, endsAt, left }: TimeLimit): Instant {
  const session = sessions.get(date);
  const bell = session?.closedAt ?? session?.closesAt ?? endsAt;
  return left === null ? Math.min(endsAt, bell) : bell;
}
