import type { ClubView } from '../../house/ports.ts';
import { button, colours, type Reply, row, toClub } from '../../house/words/reply.ts';
import { citing, nameOf } from '../../house/words/text.ts';
import { citePoint, seatsOf } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { tableTitle } from '../words/table.ts';

/** The post under which people sign up for a table, and by which its thread begins. */
export function openingCard(view: ClubView, table: Table): Reply {
  const { state, about, rules, number } = table;
  const seats = seatsOf(rules);
  const lines = [
    `${gameNames[about.game]}, by the **${rules.name}**. Gamemaster: ${state.gm === null ? 'nobody yet' : nameOf(view, state.gm)}.`,
    `Players (${state.entrants.length} of ${seats.length}): ${state.entrants.map(({ person }) => nameOf(view, person)).join(', ') || 'none yet'}`,
    `Seats are drawn by lot${citing([citePoint(rules, '1.4')])}. The code of the lot: \`${about.commitment}\``,
  ];
  const isOpen = state.status === 'open';
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

/** What games are called. */
export const gameNames = { diplomacy: 'Diplomacy' } as const;
