import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import { type FieldSamples, listed, nameOf, plain, say, type Worded } from '../../house/words/text.ts';
import { person } from '../../ledger/fields.ts';
import { theTable } from '../table.ts';
import { callingGmAnd } from '../words/people.ts';
import { tableTitle } from '../words/table.ts';
import { officeName } from './office-words.ts';

const table = z.int().positive();
const named = { table, office: z.string(), person, given: z.boolean() };

export const outcomes = {
  /** `given`: else it was taken back. */
  'officer-named': z.object(named),
};

export const notices = {
  'officer-named': z.object(named),
  /** A table has no gamemaster any more: it is told, and so are those who can name one. */
  'gm-needed': z.object({ table }),
};

const officerWords = (office: string, given: boolean): string =>
  `${given ? 'is now' : 'is no longer'} ${office === 'gm' ? 'the' : 'an'} ${officeName(office)} of`;

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'officer-named': ({ table, office, person, given }, { view }) =>
    toAsker(
      `${nameOf(view, person)} ${officerWords(office, given)} ${tableTitle(theTable(view, table))}. The table is told.`,
    ),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'officer-named': ({ table: number, office, person, given }, { view }) => {
    const table = theTable(view, number);
    const said = `**${nameOf(view, person)}** ${officerWords(office, given)} ${tableTitle(table)}.`;
    return callingGmAnd(view, table, [said], [person]);
  },
  'gm-needed': ({ table }, { view }) =>
    toClub([
      `${tableTitle(theTable(view, table))} has no gamemaster any more.`,
      `A Moderator can name one with \`/table officer office:gm table:${table}\`. Deadlines go on until then.`,
    ]),
};

type OfPerson = { table: number; person: number };

export const refusals = {
  'holds-office': ({ person, table }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} is already the gamemaster of table ${table}.`,
      'Choose somebody else to hand it over to.',
    ),
  'player-holds-none': ({ person, table }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} plays at table ${table}, so they can’t have an office there.`,
      'Choose somebody who doesn’t play.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-office': ({ text, offices }: { text: string; offices: string[] }) =>
    say(
      `There is no office “${plain(text, 60)}” at this table.`,
      `Choose one of them: ${listed(
        offices.map((office) => `\`${office}\``),
        'or',
      )}.`,
    ),
} satisfies Worded;

const offices = ['gm', 'observer'];
const each = offices.flatMap((office) =>
  [true, false].map((given) => ({ table: 2, office, person: 9, given })),
);

export const outcomeSamples = { 'officer-named': each };
export const noticeSamples = { 'officer-named': each, 'gm-needed': [{ table: 2 }] };
export const refusalSamples: FieldSamples<typeof refusals> = {
  'holds-office': [{ table: 2, person: 9 }],
  'player-holds-none': [{ table: 2, person: 8 }],
};
export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-office': [{ text: 'king', offices }],
};
