import type { ClubView } from '../../house/ports.ts';
import { button, colours, type Reply, row, toClub } from '../../house/words/reply.ts';
import { citing, nameOf } from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { gameWords } from '../words/game-words.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { settingLines } from './setting-words.ts';
import { agreeing } from './wishes.ts';

/** The post under which people sign up for a table, and by which its thread begins; it follows what becomes of the table. */
export function openingCard(view: ClubView, table: Table): Reply {
  const { state, about, rules, number } = table;
  const isOpen = state.status === 'open';
  const lines = [
    `${gameNames[about.game]}, by the **${rules.name}**. Gamemaster: ${state.gm === null ? 'nobody yet' : nameOf(view, state.gm)}.`,
    ...(state.startedAt === null ? waiting(view, table) : [howItGoes(table), ...players(view, table)]),
    ...gameWords(table).opening(table),
    ...(isOpen ? [agreeing(table)] : []),
    `Seats are drawn by lot${citing([citeOn(rules, 'draw')])}. The code of the lot: \`${about.commitment}\``,
  ];
  return toClub(null, {
    embeds: [
      {
        title: tableTitle(table),
        color: isOpen ? colours.waiting : colours.reading,
        description: lines.join('\n'),
      },
    ],
    components: isOpen
      ? [row(button('Join', 'table-join', [number], 'success'), button('Leave', 'table-leave', [number]))]
      : [],
  });
}

function waiting(view: ClubView, table: Table): string[] {
  const { entrants, status } = table.state;
  if (status !== 'open') return [howItGoes(table)];
  const names = entrants.map(({ person }) => nameOf(view, person)).join(', ');
  return [
    `Players (${entrants.length} of ${table.rules.seats.length}): ${names || 'none yet'}`,
    ...settingLines(table),
  ];
}

const going = {
  open: '',
  playing: 'It is being played.',
  over: 'It is over.',
  abandoned: 'It was given up.',
};

const howItGoes = ({ state: { status }, number }: Table): string =>
  `**${going[status]}** \`/table show table:${number}\` shows more.`;

const players = (view: ClubView, table: Table): string[] =>
  [...table.state.seats.values()].map((seat) => {
    const player = playerOf(seat);
    return `${seatName(table, seat.id)}: ${player === null ? 'open' : nameOf(view, player)}`;
  });

/** What games are called. */
export const gameNames = { diplomacy: 'Diplomacy', nomic: 'Nomic' } as const;
