import { z } from 'zod';
import type { ClubView } from '../../../house/ports.ts';
import { type NoticeWords, type Reply, toClub } from '../../../house/words/reply.ts';
import { accountsOf, calling, nameOf, plain } from '../../../house/words/text.ts';
import { type PersonNumber, person } from '../../../ledger/fields.ts';
import { theTable } from '../../table.ts';
import { noRoomForThreads, noTextChannel } from '../../talks/note-talks.ts';
import { named } from '../words/people.ts';
import { pace } from './book.ts';
import { threadsBarred } from './words.ts';

const table = z.int().positive();

export const notices = {
  /** Something that was typed for the game did nothing, and why. */
  'nomic-void': z.object({ table, person, why: z.string() }),
  /** Somebody wrote more than is kept. */
  'nomic-too-fast': z.object({ table, person }),
  /** The bot lacks something that it needs for the threads. */
  'nomic-threads-barred': z.object({ table, lacking: z.string() }),
};

const toAuthor = (view: ClubView, author: PersonNumber, lines: readonly string[]): Reply =>
  toClub([...lines, ...calling(view, [author])], { pings: accountsOf(view, [author]) });

export const noticeWords: NoticeWords<typeof notices> = {
  'nomic-void': ({ table: number, person: author, why }, { view }) =>
    toAuthor(view, author, [
      `${nameOf(view, author)}, that doesn’t count. ${plain(named(view, theTable(view, number), why), 500)}`,
      'Don’t edit it: post another message.',
    ]),
  'nomic-too-fast': ({ person: author }, { view }) =>
    toAuthor(view, author, [
      `${nameOf(view, author)}, I keep at most ${pace.most} messages a minute from each person. What you write beyond that isn’t kept, and doesn’t count.`,
      'Post it again in a minute.',
    ]),
  'nomic-threads-barred': threadsBarred,
};

export const noticeSamples = {
  'nomic-void': [{ table: 1, person: 8, why: 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.' }],
  'nomic-too-fast': [{ table: 1, person: 8 }],
  'nomic-threads-barred': [
    { table: 1, lacking: 'Create Public Threads, Manage Threads' },
    { table: 1, lacking: noTextChannel },
    { table: 1, lacking: noRoomForThreads },
  ],
};
