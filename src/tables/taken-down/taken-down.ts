import { z } from 'zod';
import type { NoticeWords, OutcomeWords } from '../../house/words/reply.ts';
import { type FieldSamples, plain, say, type Worded } from '../../house/words/text.ts';
import { person } from '../../ledger/fields.ts';
import { takenDownNews, takenDownReply } from './words.ts';
import { writtenKinds } from './written.ts';

const number = z.int().positive();
const taken = z.object({ table: number, what: z.enum(writtenKinds), number });

/** The member of staff took down what somebody wrote. */
export const outcomes = { 'words-taken-down': taken };

/** Its author is told. */
export const pressing = { 'words-taken-down': taken.extend({ person }) };

export const notices = { ...pressing };

export const outcomeWords: OutcomeWords<typeof outcomes> = { 'words-taken-down': takenDownReply };

export const noticeWords: NoticeWords<typeof notices> = { 'words-taken-down': takenDownNews };

export const refusals = {} satisfies Worded;

export const problems = {
  'nothing-written': ({ text }: { text: string }) =>
    say(
      `Nobody has written “${plain(text, 40)}” at this table.`,
      'Choose one from the list as you type, such as “press 3”.',
    ),
  'taken-down-already': ({ text }: { text: string }) =>
    say(`The words of ${plain(text, 40)} are taken down already.`, 'There is nothing left to take down.'),
} satisfies Worded;

/** Nothing falls due here. */
export const due = [];

const samples = writtenKinds.map((what) => ({ table: 2, what, number: 1 }));

export const outcomeSamples = { 'words-taken-down': samples };
export const noticeSamples = { 'words-taken-down': samples.map((sample) => ({ ...sample, person: 8 })) };
export const refusalSamples: FieldSamples<typeof refusals> = {};
export const problemSamples: FieldSamples<typeof problems> = {
  'nothing-written': [{ text: 'press 99' }],
  'taken-down-already': [{ text: 'press 3' }],
};
