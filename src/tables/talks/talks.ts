import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded } from '../../house/words/text.ts';
import { instant } from '../../ledger/fields.ts';
import { tableRules } from '../rule-sets/named.ts';
import { theTable } from '../table.ts';
import { seatName } from '../words/table.ts';
import { noRoomForThreads, noTextChannel } from './note-talks.ts';
import { readingsOver } from './read-talk.ts';
import { readingReply, talkReply, talksBarred } from './words.ts';

const table = z.int().positive();
const talk = z.int().positive();

export const outcomes = {
  /** A conversation, which may have been there before. */
  'talk-opened': z.object({ table, talk }),
  /** The member of staff is let into it. */
  'talk-read': z.object({ table, talk, until: instant }),
  'talk-left': z.object({ table, talk }),
};

export const notices = {
  /** The bot lacks something that it needs for private threads. */
  'talks-barred': z.object({ table, lacking: z.string() }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'talk-opened': talkReply,
  'talk-read': readingReply,
  'talk-left': () => toAsker('I’m putting you out of that thread.'),
};

export const noticeWords: NoticeWords<typeof notices> = { 'talks-barred': talksBarred };

export const refusals = {
  'power-out': ({ table: number, seats }: { table: number; seats: readonly string[] }, view) =>
    say(
      `${listed(seats.map((seat) => seatName(theTable(view, number), seat)))} ${seats.length === 1 ? 'is' : 'are'} out of the game, so there is no private talk with them.`,
      'Only players who are still in the game talk in private: name those.',
    ),
  'talks-enough': ({ most }: { most: number }) =>
    say(
      `You have opened ${most} conversations of more than two players at this table, which is as many as you can.`,
      'Use one of those, ask another player to open it, or talk to one player at a time.',
    ),
  'talk-is-read': say(
    'You are in that conversation already.',
    'Read it in its thread. *I’m done* below `/table show` ends that.',
  ),
  'no-such-talk': ({ table: number }: { table: number }) =>
    say(
      `Table ${number} has no such conversation that you are reading or could read.`,
      'Choose one from the list: its button is below `/table show`.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-power': ({ text, seats }: { text: string; seats: readonly { name: string }[] }) =>
    say(
      `I can’t read “${plain(text, 60)}” as a list of seats.`,
      `Write the ones to talk with, such as “${seats
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', ')}”.`,
    ),
  'talk-alone': say('You named nobody but yourself.', 'Write the seats to talk with; yours is always there.'),
} satisfies Worded;

export const due = [readingsOver];

export const outcomeSamples = {
  'talk-opened': [
    { table: 2, talk: 28 },
    { table: 2, talk: 29 },
  ],
  'talk-read': [{ table: 2, talk: 28, until: Date.UTC(2026, 10, 24, 12) }],
  'talk-left': [{ table: 2, talk: 28 }],
};

export const noticeSamples = {
  'talks-barred': [
    { table: 2, lacking: 'Create Private Threads, Manage Threads' },
    { table: 2, lacking: noTextChannel },
    { table: 2, lacking: noRoomForThreads },
  ],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'power-out': [
    { table: 2, seats: ['AUS'] },
    { table: 2, seats: ['AUS', 'TUR'] },
  ],
  'talks-enough': [{ most: 5 }],
  'talk-is-read': [{}],
  'no-such-talk': [{ table: 2 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-power': [{ text: 'Frogland', seats: tableRules.club.seats }],
  'talk-alone': [{}],
};
