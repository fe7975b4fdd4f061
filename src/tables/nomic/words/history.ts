import { dayOf, type Told } from '../../../../packages/nomic/src/index.ts';
import { pagesOf } from '../../../house/words/pages.ts';
import { pageToRead, type Reply, type Scene, toAsker } from '../../../house/words/reply.ts';
import { dayOf as dayInWords, hourOf } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { nomicGame } from '../find-nomic.ts';
import { historyLine } from './lines.ts';

/** The action of the buttons that turn its pages. */
export const historyAction = 'nomic-history';

/** All that happened in a game, day by day, in pages; the last one where none is meant. */
export function renderHistory(table: Table, { view }: Scene, wanted: number | null): Reply {
  const game = nomicGame(table);
  const telling = { view, table, game };
  const line = (told: Told): string => `${hourOf(told.at)} ${historyLine(telling, told)}`;
  let day = '';
  const lines = game.told.all.flatMap((told) => {
    const before = day;
    day = dayOf(told.at);
    return day === before ? [line(told)] : [`__${dayInWords(day)}__`, line(told)];
  });
  if (lines.length === 0)
    return toAsker(
      `Nothing has happened in the game yet at ${tableTitle(table)}. \`/nomic status\` says whose day it is.`,
    );
  const pages = pagesOf(lines.join('\n'));
  const page = Math.min(Math.max(wanted ?? pages.length, 1), pages.length);
  const description = pages[page - 1] ?? '';
  return pageToRead(
    { title: `${tableTitle(table)}: what happened`, description, page, pages: pages.length },
    historyAction,
    [table.number],
  );
}
