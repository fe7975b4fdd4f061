import { z } from 'zod';
import type { NoticeWords, OutcomeWords } from '../../house/words/reply.ts';
import { cited, type FieldSamples, plain, say, type Worded } from '../../house/words/text.ts';
import { madeReply, overturnedPost, restoredPost, rulingPost } from './words.ts';

const number = z.int().positive();
const ofRuling = z.object({ table: number, ruling: number });
const judged = ofRuling.extend({ case: number });

export const outcomes = { 'ruling-made': ofRuling };

export const notices = {
  'ruling-made': ofRuling,
  /** The club's Court overturned it in that case. */
  'ruling-overturned': judged,
  /** The whole Court took that back. */
  'ruling-restored': judged,
};

export const outcomeWords: OutcomeWords<typeof outcomes> = { 'ruling-made': madeReply };

export const noticeWords: NoticeWords<typeof notices> = {
  'ruling-made': rulingPost,
  'ruling-overturned': overturnedPost,
  'ruling-restored': restoredPost,
};

interface Fallen {
  table: number;
  ruling: number;
  /** The case in which it was overturned; null for one that was withdrawn. */
  case: number | null;
}

export const refusals = {
  'ruling-fallen': ({ ruling, case: number }: Fallen, view) =>
    say(
      number === null
        ? `Ruling ${ruling} was withdrawn.`
        : `The Court has overturned ruling ${ruling} already, in ${cited(view, number)}.`,
      'It no longer holds, so you don’t need to do anything.',
    ),
  'court-decides': ({ table }: { table: number }) =>
    say(
      `At table ${table} nobody decides on appeals but the club’s Court of Appeals.`,
      'See how a case is going with `/appeal status`.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-ruling': ({ text }: { text: string }) =>
    say(`There is no ruling “${plain(text, 60)}” at this table.`, 'Choose one from the list as you type.'),
  'no-such-point': ({ text, cited: name }: { text: string; cited: string }) =>
    say(
      `These rules have no point “${plain(text, 60)}”.`,
      `Choose one from the list as you type, or write it like \`${name} 3.4\`.`,
    ),
} satisfies Worded;

const samples = [
  { table: 2, ruling: 1 },
  { table: 2, ruling: 2 },
];
const judgedSamples = [{ table: 2, ruling: 1, case: 1 }];

export const outcomeSamples = { 'ruling-made': samples };

export const noticeSamples = {
  'ruling-made': samples,
  'ruling-overturned': judgedSamples,
  'ruling-restored': judgedSamples,
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'ruling-fallen': [
    { table: 2, ruling: 1, case: 1 },
    { table: 2, ruling: 2, case: null },
  ],
  'court-decides': [{ table: 2 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-ruling': [{ text: '9' }],
  'no-such-point': [{ text: '9.9', cited: 'Club' }],
};
