import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import { directButton, row } from '../../../house/words/reply.ts';
import { phaseDeadline } from '../../clock/phase-deadline.ts';
import { phaseEndOf } from '../../clock/phase-due.ts';
import { deadlineWords } from '../../clock/words/stated.ts';
import { firstDeadline } from '../../opening/first-deadline.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import type { GameWords } from '../../words/game-words.ts';
import { powersToOrder } from '../needs.ts';
import { myOrders } from './my-orders.ts';
import { wonLine } from './phase.ts';
import { phaseName } from './phase-name.ts';

/** How far the orders of a seat are; nothing of what they say. */
function ordersWords({ state: { diplomacy: game }, rules }: Table, seat: string): string[] {
  if (game === null || !powersToOrder(game.position, diplomacyRules(rules).diplomacy.map).includes(seat))
    return [];
  if (game.final.has(seat)) return ['✅ final'];
  return [game.drafts.has(seat) ? '📨 orders in' : '… no orders yet'];
}

/** What Diplomacy has the words of all tables say. */
export const diplomacyWords: GameWords = {
  opening: () => [],
  stands(view, table) {
    const { diplomacy: game } = table.state;
    const ends = phaseEndOf(view, table);
    if (game === null || ends === null) return null;
    return `${phaseName(writePhase(game.position.phase), table)}, until ${deadlineWords(table, ends.at)}`;
  },
  seatStands: ordersWords,
  won(view, table) {
    const { diplomacy: game } = table.state;
    return (game !== null && wonLine({ view }, table, game)) || null;
  },
  first(view, table, now) {
    const ends = firstDeadline(view, table, now);
    return ends === null ? null : `the first deadline is ${deadlineWords(table, ends)}`;
  },
  howToPlay: (_, table) => ({
    lines: ['**Players**: press **My orders** to give yours. Nobody else sees them before the deadline.'],
    components: [row(myOrders(table))],
  }),
  howToPlaySeat(view, table) {
    const ends = phaseDeadline(view, table);
    return {
      lines: [
        ...(ends === null ? [] : [`First deadline: ${deadlineWords(table, ends)}.`]),
        'Press **My orders** to give your orders. Nobody else sees them before then.',
      ],
      components: [row(directButton(view.id, 'My orders', 'orders-open', [table.number], 'primary'))],
    };
  },
  takenOver: 'Use `/diplomacy orders` on the server to see its orders and to change them.',
  handedOver: (name) => `Orders that were given for this phase stay until ${name} changes them.`,
  untilTaken: 'the orders that it has in this phase count, and else its units hold',
  otherRules: null,
  page: 'Map and history',
  status: '/diplomacy status',
  instead: {},
};
