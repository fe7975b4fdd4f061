import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../../house/words/reply.ts';
import { type FieldSamples, listed, nameOf, plain, say, type Worded } from '../../../house/words/text.ts';
import { person } from '../../../ledger/fields.ts';
import { theTable } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { listWords } from './words.ts';

const table = z.int().positive();
const word = z.string();

const told = {
  /** All that the player has now; none where they took them back. */
  'abbreviations-filed': z.object({ table, person, list: z.array(z.object({ word, province: z.string() })) }),
  'abbreviations-struck': z.object({ table, struck: z.array(z.object({ word, person })) }),
};

export const outcomes = told;
export const notices = told;

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'abbreviations-filed': ({ table: number, list }, { view }) =>
    toAsker(
      list.length === 0
        ? 'You have no abbreviations of your own any more. The table is told.'
        : `Your abbreviations: ${listWords(theTable(view, number), list)}. The table is told, and the gamemaster can strike some out.`,
    ),
  'abbreviations-struck': ({ struck }) =>
    toAsker(`Struck out: ${listed(struck.map(({ word }) => `\`${word}\``))}. The table is told.`),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'abbreviations-filed': ({ table: number, person, list }, { view }) => {
    const at = theTable(view, number);
    return toClub(
      list.length === 0
        ? `${tableTitle(at)}: **${nameOf(view, person)}** uses no abbreviations of their own any more.`
        : `${tableTitle(at)}: in the orders of **${nameOf(view, person)}** these abbreviations count: ${listWords(at, list)}.`,
    );
  },
  'abbreviations-struck': ({ table: number, struck }, { view }) => {
    const lines = struck.map(({ word, person }) => `\`${word}\` of **${nameOf(view, person)}**`);
    return toClub(
      `The gamemaster of ${tableTitle(theTable(view, number))} has struck out ${listed(lines)}. Orders that use them can’t be read any more: please check yours with \`/diplomacy orders\`.`,
    );
  },
};

export const refusals = {
  'no-abbreviations': (_: { table: number }) =>
    say(
      'By the rules of this table players have no abbreviations of their own.',
      'Write names of provinces out, or use the usual abbreviations.',
    ),
  'abbreviations-late': (_: { table: number }) =>
    say(
      'It is too late for a list of abbreviations. It has to come before your first orders, and no later than the first turn if you have played from the start.',
      'Write names of provinces out, or use the usual abbreviations.',
    ),
  'veto-late': (_: { table: number }) =>
    say(
      'These abbreviations stay: they can be struck out until the deadline of the turn in which they were filed.',
      'See all of them with `/diplomacy abbreviations`.',
    ),
} satisfies Worded;

export const problems = {
  'abbreviations-unusable': ({ reasons }: { reasons: string[] }) =>
    say(
      ['I can’t take this list.', ...reasons.slice(0, 5).map((each) => `• ${plain(each, 160)}`)].join('\n'),
      'Nothing was changed. Write them like `VX = Vienna, BX = Black Sea`, or `none` to take yours back.',
    ),
  'no-such-abbreviation': ({ text }: { text: string }) =>
    say(
      `Nobody has filed an abbreviation “${plain(text, 40)}” at this table.`,
      'See all of them with `/diplomacy abbreviations`, and name them with commas in between.',
    ),
} satisfies Worded;

const samples = {
  'abbreviations-filed': [
    {
      table: 2,
      person: 1,
      list: [
        { word: 'vx', province: 'vie' },
        { word: 'bx', province: 'bla' },
      ],
    },
    { table: 2, person: 1, list: [] },
  ],
  'abbreviations-struck': [{ table: 2, struck: [{ word: 'vx', person: 1 }] }],
};

export const outcomeSamples = samples;
export const noticeSamples = samples;

export const refusalSamples: FieldSamples<typeof refusals> = {
  'no-abbreviations': [{ table: 2 }],
  'abbreviations-late': [{ table: 2 }],
  'veto-late': [{ table: 2 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'abbreviations-unusable': [{ reasons: ['"gal" is Galicia to everybody.'] }],
  'no-such-abbreviation': [{ text: 'vx' }],
};
