import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import { colours, type Reply, type Scene, toAsker } from '../../../house/words/reply.ts';
import { nameOf } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { phaseEndOf } from '../../clock/phase-due.ts';
import { clockLines } from '../../clock/words/away.ts';
import { deadlineWords } from '../../clock/words/stated.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../../seats/book.ts';
import type { Table } from '../../table.ts';
import { seatPlayedBy } from '../../who.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import type { DiplomacyGame } from '../game.ts';
import { powersToOrder } from '../needs.ts';
import { inGame } from '../orders/own-orders.ts';
import { orderLines } from './orders.ts';
import { phaseName } from './phase-name.ts';

/** Where a game is: the phase, its deadline, and who has given orders, but not which; for a player their own orders too. */
export function renderStatus(
  scene: Scene,
  table: Table,
  game: DiplomacyGame,
  asker: PersonNumber | null,
): Reply {
  const { state, rules } = table;
  const { view } = scene;
  const ends = phaseEndOf(view, table);
  const ordering = new Set(powersToOrder(game.position, diplomacyRules(rules).diplomacy.map));
  const lines = [
    `**${phaseName(writePhase(game.position.phase), table)}**`,
    ...(state.status === 'over' ? ['The game is over.'] : []),
    ...(ends === null ? [] : [`Deadline: ${deadlineWords(table, ends.at)}`]),
    ...[...state.seats.values()].map(
      (seat) =>
        `${seatName(table, seat.id)} (${playerWords(scene, seat)}): ${standing(game, seat, ordering)}`,
    ),
    ...(state.status === 'playing' ? clockLines(table, scene.now) : []),
    ...ownLines(scene, table, asker),
  ];
  return toAsker(null, {
    embeds: [{ title: tableTitle(table), color: colours.reading, description: lines.join('\n') }],
  });
}

function playerWords({ view }: Scene, seat: Seat): string {
  const player = playerOf(seat);
  return player === null ? 'open for a replacement' : nameOf(view, player);
}

function standing({ drafts, final }: DiplomacyGame, { id }: Seat, ordering: ReadonlySet<string>): string {
  if (!ordering.has(id)) return 'nothing to order';
  if (final.has(id)) return 'orders are in, and final';
  return drafts.has(id) ? 'orders are in' : '**no orders yet**';
}

/** The player's own orders; none for others, and where there is nothing to order. */
function ownLines({ view }: Scene, table: Table, asker: PersonNumber | null): string[] {
  const seat = table.state.status === 'playing' ? seatPlayedBy(table, asker) : null;
  const own = seat === null ? null : inGame(table, seat);
  if (own === null || !own.ok) return [];
  return [
    '',
    `Your orders as ${seatName(table, own.value.seat.id)}, which only you can see:`,
    ...orderLines(own.value, view),
  ];
}
