import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { kind, on } from '../../house/book/kind.ts';
import { date, entry, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';

/** Act I.8: a game with a time limit and no clock. */
export interface TimeLimit extends z.output<typeof setting> {
  seq: number;
  setAt: Instant;
  /** When its time is up, unless it pauses. */
  endsAt: Instant;
  /** Milliseconds that were left when it was paused; null while its time runs. */
  left: number | null;
  /** When the game was over, and whether by its limit; null before. */
  ended: { at: Instant; reached: boolean } | null;
}

const minute = 60_000;

/** `date`: of its session. */
const setting = z.object({ white: person, black: person, minutes: z.int().positive(), date });
const ofLimit = z.object({ limit: entry });

const onLimit = on((state, { limit }: { limit: number }) => limitOf(state, limit) ?? undefined);

/** The games that have a time limit and no clock: their start, their pauses and their end (Act I.8.1). */
export const limitKinds = [
  /** A game with a time limit and no clock starts (Act I.8.1); its place is the limit's name. */
  kind('limit-set', setting, {
    title: 'A game with a time limit began',
    apply: ({ limits }, { seq, white, black, minutes, date, at }) => {
      const endsAt = at + minutes * minute;
      limits.push({ seq, white, black, minutes, date, setAt: at, endsAt, left: null, ended: null });
    },
  }),
  kind('limit-paused', ofLimit, {
    title: 'A time limit was paused',
    apply: onLimit((limit, entry) => {
      limit.left = Math.max(0, limit.endsAt - entry.at);
    }),
  }),
  kind('limit-resumed', ofLimit, {
    title: 'A time limit went on',
    apply: onLimit((limit, entry) => {
      limit.endsAt = entry.at + (limit.left ?? 0);
      limit.left = null;
    }),
  }),
  /** The game is over: at its limit (Act I.8.2), or before. */
  kind('limit-ended', z.object({ limit: entry, reached: z.boolean() }), {
    title: 'A time limit ended',
    apply: onLimit((limit, entry) => {
      limit.ended = { at: entry.at, reached: entry.reached };
    }),
  }),
];

/** The limit of that name, which is the place of its entry; null where there is none. */
export const limitOf = ({ limits }: State, seq: number): TimeLimit | null =>
  limits.find((limit) => limit.seq === seq) ?? null;

/** Act I.8.2: when a game with a limit is over at the latest: at the limit, or when its session ends (Act 0.5). */
export function limitReachedAt({ sessions }: State, { date, endsAt, left }: TimeLimit): Instant {
  const session = sessions.get(date);
  const bell = session?.closedAt ?? session?.closesAt ?? endsAt;
  return left === null ? Math.min(endsAt, bell) : bell;
}
