import { writeOrder } from '../../../../packages/diplomacy/src/index.ts';
import { button, type Rendered, row, type Scene, toAsker } from '../../../house/words/reply.ts';
import { plain, whenOf } from '../../../house/words/text.ts';
import { theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { type OwnGame, ownOrders } from '../orders/own-orders.ts';
import type { OrderRead } from '../orders/read-orders.ts';
import { phaseEndOf } from '../phase-due.ts';
import { phaseName } from './phase-name.ts';
import { positionPicture } from './picture.ts';

interface Given {
  table: number;
  seat: string;
  phase: string;
}

/** A seat and its phase again; null where the phase is over by now. */
function ownGame({ view }: Scene, { table: number, seat: id, phase }: Given): OwnGame | null {
  const table = theTable(view, number);
  const { seats, diplomacy: game } = table.state;
  const seat = seats.get(id);
  if (game === null || seat === undefined) return null;
  const { position } = game;
  const now = `${position.phase.season}${position.phase.year}${position.phase.kind}`;
  return now === phase ? { table, game, seat, phase } : null;
}

/** How each order of a player was read, for them alone, with a picture, their receipt and what they can do next. */
export function ordersReply(given: Given & { entry: number }, scene: Scene): Rendered {
  const own = ownGame(scene, given);
  if (own === null)
    return toAsker(`Your orders for ${phaseName(given.phase)} were taken. That phase is over now.`);
  return ordersPanel(own, scene, 'Your orders are saved.');
}

export function finalReply(given: Given & { final: boolean }, scene: Scene): Rendered {
  const own = ownGame(scene, given);
  const said = given.final ? 'Your orders are final.' : 'Your orders are no longer final.';
  if (own === null) return toAsker(`${said} The phase is over now.`);
  return ordersPanel(own, scene, said);
}

/** What a player has ordered so far, with buttons to change it. */
export function ordersPanel(own: OwnGame, scene: Scene, said: string | null): Rendered {
  const { table, game, seat, phase } = own;
  const orders = ownOrders(scene.view, own);
  const ends = phaseEndOf(scene.view, table);
  const draft = game.drafts.get(seat.id);
  const isFinal = game.final.has(seat.id);
  const lines = [
    said ?? `Your orders as **${seatName(table, seat.id)}**, ${phaseName(phase)}, ${tableTitle(table)}`,
    ...(orders.length === 0 ? ['You have given no orders yet.'] : orders.map(orderLine)),
    ends === null ? '' : `Deadline: ${whenOf(ends.at)}. ${isFinal ? 'They are **final**.' : ''}`,
    draft === undefined ? '' : `-# Receipt: ${draft.orders.digest}`,
  ].filter((line) => line !== '');
  return {
    ...toAsker(null, {
      embeds: [{ description: lines.join('\n') }],
      components: [
        row(
          button('Write', 'orders-write', [table.number, phase]),
          button('Choose', 'orders-choose', [table.number, phase]),
          button(
            isFinal ? 'Not final yet' : 'Final',
            'orders-final',
            [table.number, phase, isFinal ? 'no' : 'yes'],
            'success',
          ),
        ),
      ],
      picture: positionPicture(own.table, game.position, drawnOf(own, orders)),
    }),
    inPlace: true,
  };
}

const drawnOf = ({ seat }: OwnGame, orders: readonly OrderRead[]) =>
  orders.flatMap(({ order }) => (order === null ? [] : [{ power: seat.id, order, result: null }]));

function orderLine({ text, order, trouble }: OrderRead): string {
  const written = order === null ? plain(text, 100) : writeOrder(order);
  return trouble === null
    ? `• \`${written}\``
    : `• ⚠️ \`${written}\`: ${plain(trouble.what, 200)} It will do nothing.`;
}
