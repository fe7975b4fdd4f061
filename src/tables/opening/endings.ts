import { z } from 'zod';
import type { ClubView } from '../../house/ports.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import {
  accountsOf,
  calling,
  citing,
  type FieldSamples,
  plain,
  say,
  type Worded,
} from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import { type Table, theTable } from '../table.ts';
import { agreedWords } from '../votes/words.ts';
import { gameWords } from '../words/game-words.ts';
import { tableTitle } from '../words/table.ts';
import { type TableNews, tableNews } from './news.ts';

const table = z.int().positive();

export const outcomes = { 'table-abandoned': z.object({ table }) };

export const notices = {
  /** A table is given up; the reason is kept with the entry. */
  'table-abandoned': z.object({ table, entry: z.int().positive() }),
  /** How far a table has come, in #games. */
  'table-news': z.object({ table, news: z.enum(tableNews) }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'table-abandoned': ({ table }, { view }) =>
    toAsker(`${tableTitle(theTable(view, table))} is given up. Its players are told.`),
};

const newsWords: Readonly<Record<TableNews, string>> = {
  opened: 'is open for players',
  started: 'begins',
  over: 'is over',
  abandoned: 'was given up',
};

export const noticeWords: NoticeWords<typeof notices> = {
  'table-abandoned': async ({ table: number, entry }, { view, textIn }) => {
    const table = theTable(view, number);
    const { seats, entrants } = table.state;
    const players = [...seats.values()].map(playerOf).filter((player) => player !== null);
    const told = players.length > 0 ? players : entrants.map(({ person }) => person);
    const reason = await textIn(number, entry, 'reason');
    return toClub(
      [
        `${tableTitle(table)} is given up, so nobody wins${citing([citeOn(table.rules, 'giving-up')])}.`,
        reason !== null && `Reason: ${plain(reason, 1000)}`,
        ...calling(view, told),
      ],
      { pings: accountsOf(view, told) },
    );
  },
  'table-news': ({ table: number, news }, { view }) => {
    const table = theTable(view, number);
    const thread = view.settings.tableThreads[number];
    const where = thread === undefined ? '' : ` More is in <#${thread}>.`;
    const how = news === 'over' ? howItEnded(view, table) : null;
    const said = how === null ? '' : ` ${how}`;
    return toClub(`**${tableTitle(table)} ${newsWords[news]}.**${said}${where}`);
  },
};

function howItEnded(view: ClubView, table: Table): string | null {
  const { agreed } = table.state;
  return agreed === null ? gameWords(table).won(view, table) : `By a vote: ${agreedWords(table, agreed)}.`;
}

/** Nothing is done any more at a table that is over or was given up. */
export const tableOver = (table: number) =>
  say(`Table ${table} is over.`, 'See all tables with `/table list all:True`.');

export const refusals = {
  'table-over': ({ table }: { table: number }) => tableOver(table),
} satisfies Worded;

export const outcomeSamples = { 'table-abandoned': [{ table: 1 }] };
export const noticeSamples = {
  'table-abandoned': [{ table: 1, entry: 4 }],
  'table-news': [2, 3].flatMap((table) => tableNews.map((news) => ({ table, news }))),
};
export const refusalSamples: FieldSamples<typeof refusals> = { 'table-over': [{ table: 1 }] };
