import { capital, counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { pagesOf, pick } from '../../house/words/pages.ts';
import { colours, linkRow, pageToRead, type Reply, type Scene, toAsker } from '../../house/words/reply.ts';
import { listed, nameOf, plain } from '../../house/words/text.ts';
import { tournamentLines } from '../birthday/words/show.ts';
import { clockLines } from '../clock/words/away.ts';
import { officeName } from '../officers/office-words.ts';
import type { TableStatus } from '../opening/book.ts';
import { gameNames } from '../opening/card.ts';
import { settingLines } from '../opening/setting-words.ts';
import { tablePath } from '../pages.ts';
import { openQuestions } from '../questions/find.ts';
import { questionLine } from '../questions/words.ts';
import { openSeats } from '../seats/find-seat.ts';
import { isUnderWay, type Table } from '../table.ts';
import { openProposals } from '../votes/proposals.ts';
import { agreedWords, proposalLine } from '../votes/words.ts';
import { officersOf } from '../who.ts';
import { gameWords } from './game-words.ts';
import { seatLines } from './seats.ts';
import { tableTitle } from './table.ts';

/** What the state of a table is called. */
export const statusWords: Readonly<Record<TableStatus, string>> = {
  open: 'open for players',
  playing: 'being played',
  over: 'over',
  abandoned: 'given up',
};

/** The action of the buttons that turn the pages of the list. */
export const listAction = 'table-list-page';

/** The tables of the club, a line each; those that are over too where `all` is asked for. */
export function renderTables(
  view: ClubView,
  tables: readonly Table[],
  { all, page: wanted = 1 }: { all: boolean; page?: number },
): Reply {
  const shown = tables.filter((table) => all || isUnderWay(table));
  if (shown.length === 0)
    return toAsker(
      all
        ? 'There is no table yet. A Moderator can open one with `/table open`.'
        : 'No table is open or being played now. `/table list all:True` shows earlier ones.',
    );
  const pages = pagesOf(shown.map((table) => tableLine(view, table)).join('\n'));
  const { item: description = '', ...where } = pick(pages, wanted);
  return pageToRead({ title: 'Tables', description, ...where }, listAction, [all ? 'all' : 'now']);
}

function tableLine(view: ClubView, table: Table): string {
  const { about, state, rules, number } = table;
  const thread = view.settings.tableThreads[number];
  const words = [
    `${gameNames[about.game]}, ${rules.name}`,
    ...(state.status === 'playing' ? [standLine(view, table)] : [statusWords[state.status]]),
    ...(state.status === 'open' ? [`${state.entrants.length} of ${rules.seats.length} players`] : []),
    ...(state.status === 'playing' ? openWords(table) : []),
    ...(thread === undefined ? [] : [`<#${thread}>`]),
  ];
  return `**${number}** ${plain(about.name, 60)}: ${words.join(' · ')}`;
}

function openWords(table: Table): string[] {
  const open = openSeats(table).length;
  return open === 0 ? [] : [`${counted(open, 'seat')} open`];
}

/** `Spring 1901, movement, until …` */
const standLine = (view: ClubView, table: Table): string =>
  gameWords(table).stands(view, table) ?? statusWords[table.state.status];

/** One table: how far it is, who plays what, its officers and its settings, and where to read more. */
export function renderTable({ view, pages, now }: Scene, table: Table): Reply {
  const { about, state, rules, number } = table;
  const thread = view.settings.tableThreads[number];
  const lines = [
    `${gameNames[about.game]}, by the ${rules.name}: ${statusWords[state.status]}${thread === undefined ? '.' : ` · <#${thread}>`}`,
    ...(state.status === 'playing' ? [`${capital(standLine(view, table))}.`] : []),
    ...clockLines(table, now),
    ...(state.agreed === null
      ? wonLines(view, table)
      : [`Ended by a vote: ${agreedWords(table, state.agreed)}.`]),
    ...openProposals(table).map((proposal) => proposalLine(view, table, proposal)),
    ...openQuestions(table).map((question) => questionLine(view, table, question)),
    ...tournamentLines(view, table),
    officerLine(view, table),
    '',
    ...(state.status === 'open' ? entrantLines(view, table) : seatLines(view, table)),
    '',
    ...settingLines(table),
  ];
  return toAsker(null, {
    embeds: [{ title: tableTitle(table), color: colours.reading, description: lines.join('\n') }],
    components: pages === null ? [] : linkRow(gameWords(table).page, `${pages}${tablePath(number)}`),
  });
}

function wonLines(view: ClubView, table: Table): string[] {
  const won = table.state.status === 'over' ? gameWords(table).won(view, table) : null;
  return won === null ? [] : [won];
}

function officerLine(view: ClubView, table: Table): string {
  const others = officersOf(table).filter(({ office }) => office !== 'gm');
  const { gm } = table.state;
  return [
    `Gamemaster: ${gm === null ? 'nobody yet' : nameOf(view, gm)}`,
    ...others.map(({ office, person }) => `${officeName(office)}: ${nameOf(view, person)}`),
  ].join(' · ');
}

function entrantLines(view: ClubView, { state: { entrants }, rules, number }: Table): string[] {
  const seats = rules.seats.length;
  const names = entrants.map(({ person }) => nameOf(view, person));
  return [
    `Players (${names.length} of ${seats}): ${names.length === 0 ? 'none yet' : listed(names)}`,
    names.length < seats
      ? `To play, use \`/table join table:${number}\`.`
      : 'It is full, and waits for its start.',
  ];
}
