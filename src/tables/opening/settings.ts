import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded } from '../../house/words/text.ts';
import { type Table, theTable } from '../table.ts';
import { tableTitle } from '../words/table.ts';
import { settingNamed } from './choose-setting.ts';
import { settingLine } from './setting-words.ts';

const chosen = { table: z.int().positive(), name: z.string(), value: z.string() };

export const outcomes = { 'setting-chosen': z.object(chosen) };
export const notices = { 'setting-chosen': z.object(chosen) };

function lineOf(table: Table, name: string, value: string): string {
  const named = settingNamed(table, name);
  return named === null ? `${name}: ${plain(value, 200)}` : settingLine(named, value);
}

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'setting-chosen': ({ table: number, name, value }, { view }) =>
    toAsker(`Chosen: ${lineOf(theTable(view, number), name, value)} The table is told.`),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'setting-chosen': ({ table: number, name, value }, { view }) => {
    const table = theTable(view, number);
    return toClub(`The gamemaster of ${tableTitle(table)} has chosen: ${lineOf(table, name, value)}`);
  },
};

export const refusals = {
  'settings-fixed': ({ table }: { table: number }) =>
    say(`That setting of table ${table} can’t be chosen any more.`, 'See them with `/table show`.'),
} satisfies Worded;

const codes = (words: readonly string[]): string =>
  listed(
    words.map((word) => `\`${word}\``),
    'or',
  );

export const problems = {
  'no-such-setting': ({ text, names }: { text: string; names: string[] }) =>
    names.length === 0
      ? say('The rules of this table leave no setting open.', 'See them with `/table rules`.')
      : say(
          `There is no setting “${plain(text, 60)}” at this table.`,
          `Choose one of them: ${codes(names)}.`,
        ),
  'no-such-value': ({ name, text, values }: { name: string; text: string; values: string[] }) =>
    say(`\`${name}\` can’t be “${plain(text, 60)}”.`, `Choose one of them: ${codes(values)}.`),
  'not-days-off': ({ text }: { text: string }) =>
    say(
      `I can’t read “${plain(text, 60)}” as days.`,
      'Write them like `2026-12-19..2027-01-04, 2027-02-15`, or `none`.',
    ),
} satisfies Worded;

const sample = [
  { table: 1, name: 'night', value: 'yes' },
  { table: 1, name: 'holidays', value: '2026-12-19..2027-01-04' },
  { table: 1, name: 'holidays', value: 'none' },
];

export const outcomeSamples = { 'setting-chosen': sample };
export const noticeSamples = { 'setting-chosen': sample };
export const refusalSamples: FieldSamples<typeof refusals> = { 'settings-fixed': [{ table: 2 }] };
export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-setting': [
    { text: 'music', names: ['night', 'holidays'] },
    { text: 'night', names: [] },
  ],
  'no-such-value': [{ name: 'night', text: 'maybe', values: ['no', 'yes'] }],
  'not-days-off': [{ text: 'Christmas' }],
};
