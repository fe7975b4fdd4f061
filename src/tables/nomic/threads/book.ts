import { z } from 'zod';
import type { Instant } from '../../../../terms/time.ts';
import { instant, type PersonNumber } from '../../../ledger/fields.ts';
import { kind } from '../../book/world.ts';
import { type PlayThread, playThreads } from './names.ts';

/** How a message was altered. */
export const alterings = ['edited', 'deleted'] as const;
export type Altering = (typeof alterings)[number];

/** A message of a game’s threads as it was first, which is the one that counts (R212). Its words are beside its entry. */
export interface SaidInPlay {
  readonly seq: number;
  readonly at: Instant;
  readonly thread: PlayThread;
  /** Discord’s id. */
  readonly message: string;
  readonly by: PersonNumber | null;
  /** The seat that its author played then; null for somebody who played none. */
  readonly seat: string | null;
  /** What became of it later; the new words are beside those entries. */
  readonly altered: readonly { readonly seq: number; readonly at: Instant; readonly how: Altering }[];
}

/** How many messages of one person are kept in so many milliseconds. */
export const pace = { most: 10, within: 60_000 } as const;

interface Threads {
  /** By Discord’s id, in the order in which they were kept. */
  nomicSaid: Map<string, SaidInPlay>;
  /** When somebody was last told that they write too fast. */
  nomicFlooded: Map<PersonNumber, Instant>;
  /** What the table was told that the bot lacks for its threads; empty where it lacks nothing. */
  nomicThreadsLacking: string;
}

export const empty = (): Threads => ({
  ...{ nomicSaid: new Map(), nomicFlooded: new Map(), nomicThreadsLacking: '' },
});

export const kinds = [
  kind(
    'nomic-said',
    z.object({ thread: z.enum(playThreads), message: z.string(), seat: z.string().nullable() }),
    {
      title: 'Wrote in a thread of a game of Nomic',
      apply: (state, { seq, at, by, thread, message, seat }) => {
        state.nomicSaid.set(message, { seq, at, thread, message, by, seat, altered: [] });
      },
    },
  ),
  /** The author edited it, or somebody deleted it. `at` is when it was edited as Discord says it; null for a deletion. */
  kind(
    'nomic-altered',
    z.object({ message: z.string(), how: z.enum(alterings), edited: instant.nullable() }),
    {
      title: 'A message in a thread of a game of Nomic was edited or deleted',
      apply: (state, { seq, at, message, how, edited }) => {
        const said = state.nomicSaid.get(message);
        if (said === undefined) return;
        const altered = [...said.altered, { seq, at: edited ?? at, how }];
        state.nomicSaid.set(message, { ...said, altered });
      },
    },
  ),
  /** What they write beyond the limit is not kept, and does not count. */
  kind('nomic-flooded', z.object({ thread: z.enum(playThreads) }), {
    title: 'Wrote too fast in a thread of a game of Nomic',
    apply: ({ nomicFlooded }, { by, at }) => {
      if (by !== null) nomicFlooded.set(by, at);
    },
  }),
  kind('nomic-threads-barred', z.object({ lacking: z.string() }), {
    title: 'A table was told what the bot lacks for the threads of a game of Nomic',
    apply: (state, { lacking }) => {
      state.nomicThreadsLacking = lacking;
    },
  }),
];
