import type { ClubView } from '../../house/ports.ts';
import { colours, type Reply, type Scene, toAsker } from '../../house/words/reply.ts';
import { nameOf, plain, whenOf } from '../../house/words/text.ts';
import { clockLines } from '../clock/words/away.ts';
import { phaseEndOf } from '../diplomacy/phase-due.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import type { TableStatus } from '../opening/book.ts';
import { gameNames } from '../opening/card.ts';
import { playerOf } from '../seats/book.ts';
import { isUnderWay, type Table } from '../table.ts';
import { seatName, tableTitle } from './table.ts';

/** What the state of a table is called. */
export const statusWords: Readonly<Record<TableStatus, string>> = {
  open: 'open for players',
  playing: 'being played',
  over: 'over',
  abandoned: 'given up',
};

/** The tables of the club, a line each; those that are over too where `all` is asked for. */
export function renderTables(view: ClubView, tables: readonly Table[], all: boolean): Reply {
  const shown = tables.filter((table) => all || isUnderWay(table));
  if (shown.length === 0)
    return toAsker(
      all
        ? 'There is no table yet. A Moderator can open one with `/table open`.'
        : 'No table is open or being played now. `/table list all:True` shows earlier ones.',
    );
  return toAsker(shown.map((table) => tableLine(view, table)).join('\n'));
}

function tableLine(view: ClubView, table: Table): string {
  const { about, state, rules } = table;
  const thread = view.settings.tableThreads[table.number];
  const where = thread === undefined ? '' : ` <#${thread}>`;
  const players = state.status === 'open' ? `, ${state.entrants.length} players so far` : '';
  return `**${table.number}** ${plain(about.name, 60)}: ${gameNames[about.game]}, ${rules.name}, ${statusWords[state.status]}${players}.${where}`;
}

/** One table: its state, seats, deadline and officers. */
export function renderTable({ view, now }: Scene, table: Table): Reply {
  const { about, state, rules } = table;
  const ends = phaseEndOf(view, table);
  const phase = state.diplomacy === null ? null : state.diplomacy.position.phase;
  const lines = [
    `${gameNames[about.game]}, by the ${rules.name}: ${statusWords[state.status]}`,
    `Gamemaster: ${state.gm === null ? 'nobody yet' : nameOf(view, state.gm)}`,
    ...state.officers.map(({ office, person }) => `${office}: ${nameOf(view, person)}`),
    ...(phase === null ? [] : [phaseName(`${phase.season}${phase.year}${phase.kind}`)]),
    ...(ends === null ? [] : [`Deadline: ${whenOf(ends.at)}`]),
    ...clockLines(table, now),
    ...(state.status === 'open'
      ? [`Players: ${state.entrants.map(({ person }) => nameOf(view, person)).join(', ') || 'none yet'}`]
      : []),
    ...[...state.seats.values()].map((seat) => {
      const player = playerOf(seat);
      return `${seatName(table, seat.id)}: ${player === null ? 'open for a replacement' : nameOf(view, player)}`;
    }),
  ];
  return toAsker(null, {
    embeds: [{ title: tableTitle(table), color: colours.reading, description: lines.join('\n') }],
  });
}
