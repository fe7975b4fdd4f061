import { pageToRead, type Reply, toAsker } from '../../../house/words/reply.ts';
import { regulationsIn } from '../../birthday/words/show.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import type { PhasePlayed } from '../game.ts';
import { homeLines } from './homes.ts';
import { putRightLine } from './phase.ts';
import { phaseName } from './phase-name.ts';
import {
  type Block,
  centreLines,
  dislodgedLines,
  inLines,
  onPages,
  receiptBlocks,
  resultBlocks,
  writtenBlocks,
} from './results.ts';

/** How much of a phase is on one page, in characters. */
const perPage = 3_500;

interface HistoryPage {
  readonly seq: number;
  readonly phase: string;
  readonly text: string;
}

const ofBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ heading, lines }) => [heading, ...lines]);

const below = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `__${heading}__`, ...lines];

/** All that is told of a phase, line by line. */
function linesOf(table: Table, played: PhasePlayed): string[] {
  const putRight = putRightLine(played);
  return [
    ...(putRight === false ? [] : [putRight]),
    ...ofBlocks(resultBlocks(table, played)),
    ...below('To retreat', dislodgedLines(table, played)),
    ...below('Centres', centreLines(table, played)),
    ...below('Home centres', homeLines(table, played)),
    ...below('Regulations and rulings', regulationsIn(table, played)),
    ...below('Orders as written', ofBlocks(inLines(writtenBlocks(table, played)))),
    ...below('Receipts', ofBlocks(receiptBlocks(table, played))),
  ];
}

function pagesOf(table: Table): HistoryPage[] {
  const history = table.state.diplomacy?.history ?? [];
  return history.flatMap((played) =>
    onPages(linesOf(table, played), perPage).map((text) => ({
      ...{ seq: played.seq, phase: played.phase, text },
    })),
  );
}

/** One page of the phases that were played: the one given, else the first of the phase that entry ended, else of the latest. */
export function renderHistory(
  table: Table,
  { seq, page: wanted }: { seq: number | null; page: number | null },
): Reply {
  const pages = pagesOf(table);
  const latest = table.state.diplomacy?.history.at(-1)?.seq;
  const first = pages.findIndex((page) => page.seq === (seq ?? latest));
  const place = Math.min(Math.max(wanted ?? first + 1, 1), pages.length);
  const page = pages[place - 1];
  if (page === undefined)
    return toAsker(
      `No phase has been played at ${tableTitle(table)} yet. \`/diplomacy status\` says what is awaited.`,
    );
  return pageToRead(
    { title: phaseName(page.phase, table), description: page.text, page: place, pages: pages.length },
    'phase-results',
    [table.number, page.seq],
  );
}
