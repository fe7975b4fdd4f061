import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { entry, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';

/** A private conversation of some seats, known by the entry that opened it. */
export interface Talk {
  seq: number;
  at: Instant;
  /** In the order of the rule set; those of its opener and of the others. */
  seats: readonly string[];
  /** The seat that opened it. */
  openedBy: string;
}

/** The member of staff reads a conversation until then (Act 0.14). */
export interface Reading {
  talk: number;
  person: PersonNumber;
  until: Instant;
}

interface Talks {
  talks: Talk[];
  talkReadings: Reading[];
  /** What the table was told that the bot lacks for its conversations; empty where it lacks nothing. */
  talksLacking: string;
}

export const empty = (): Talks => ({ talks: [], talkReadings: [], talksLacking: '' });

export const kinds = [
  kind('talk-opened', z.object({ seats: z.array(z.string()), openedBy: z.string() }), {
    title: 'A private conversation at a table was opened',
    apply: ({ talks }, { seats, openedBy, seq, at }) => {
      talks.push({ seq, at, seats, openedBy });
    },
  }),
  /** The member of staff is let in for a while. */
  kind('talk-read', z.object({ talk: entry, person, until: instant }), {
    title: 'The member of staff read a private conversation at a table',
    apply: (state, { talk, person, until }) => {
      state.talkReadings = [...othersReadings(state, { talk, person }), { talk, person, until }];
    },
  }),
  /** They are put out again. */
  kind('talk-reading-ended', z.object({ talk: entry, person }), {
    title: 'The member of staff left a private conversation at a table',
    apply: (state, ended) => {
      state.talkReadings = othersReadings(state, ended);
    },
  }),
  kind('talks-barred', z.object({ lacking: z.string() }), {
    title: 'A table was told what the bot lacks for private conversations',
    apply: (state, { lacking }) => {
      state.talksLacking = lacking;
    },
  }),
];

const othersReadings = (
  { talkReadings }: Pick<Talks, 'talkReadings'>,
  { talk, person }: Omit<Reading, 'until'>,
): Reading[] => talkReadings.filter((reading) => reading.talk !== talk || reading.person !== person);
