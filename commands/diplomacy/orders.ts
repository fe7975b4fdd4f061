import type { Press, Submission } from '../../src/discord/command.ts';
import { customId } from '../../src/house/words/reply.ts';
import { chooseOrder } from '../../src/tables/diplomacy/orders/choose-order.ts';
import { endLinks } from '../../src/tables/diplomacy/orders/end-links.ts';
import { giveOrders, mostWritten } from '../../src/tables/diplomacy/orders/give-orders.ts';
import {
  findOwnGame,
  type OwnGame,
  ownLines,
  ownOrders,
} from '../../src/tables/diplomacy/orders/own-orders.ts';
import type { OrderRead } from '../../src/tables/diplomacy/orders/read-orders.ts';
import {
  firstToChoose,
  type Picking,
  readLead,
  takeBack,
} from '../../src/tables/diplomacy/words/choosing.ts';
import { exampleFor } from '../../src/tables/diplomacy/words/examples.ts';
import { ordersPanel } from '../../src/tables/diplomacy/words/orders.ts';
import { phaseName } from '../../src/tables/diplomacy/words/phase-name.ts';
import { type Asking, carryOut, ifFound, inPlace, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, text } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';

/** The phase that the player saw when they pressed. */
export const seen = ({ args }: { args: readonly string[] }): string => args[1] ?? '';

/** Opens the form for orders, one to a line, filled with what stands. */
const openForm = (press: Press) =>
  ifFound(
    press,
    (view) => findOwnGame(view, press.actor, tableIn(press), seen(press)),
    (own, view) => ({
      kind: 'modal',
      modal: {
        id: customId('orders-form', [own.table.number, own.phase]),
        title: phaseName(own.phase, own.table),
        fields: [
          {
            ...{ id: 'orders', label: 'Your orders, one to a line', long: true, optional: true },
            ...{ maxLength: mostWritten, placeholder: exampleFor(own) },
            value: ownLines(view, own) ?? '',
          },
        ],
      },
    }),
  );

type Meant = Parameters<typeof findOwnGame>[2];

/** The orders of the player; `picking` says what they choose an order for, if they do. */
const show = (
  request: Asking,
  meant: Meant,
  phase: string | null = null,
  picking: (own: OwnGame, orders: readonly OrderRead[]) => Picking | null = () => null,
) =>
  lookUp(request, {
    find: (view) => findOwnGame(view, request.actor, meant, phase),
    render: (own, scene) => ordersPanel(own, scene, { picking: picking(own, ownOrders(scene.view, own)) }),
  });

/** What follows a choice in a select of orders: another list of them, or the order is taken. */
function pick(press: Press) {
  const [, phase = '', subject = ''] = press.args;
  const [value = ''] = press.values;
  const lead = readLead(value);
  if (lead !== null) return inPlace(show(press, tableIn(press), phase, () => ({ ...lead, subject })));
  const order = value === takeBack ? null : value;
  return carryOut(press, chooseOrder, { ...tableIn(press), phase, subject, order });
}

function pickUnit(press: Press) {
  const [subject = ''] = press.values;
  return inPlace(show(press, tableIn(press), seen(press), () => ({ subject, kind: 'moves', page: 1 })));
}

/** `/diplomacy orders`: a player's orders, typed, chosen or drawn. */
export const orders = subcommand({
  name: 'orders',
  description: 'Players: give your orders; nobody else sees them before the deadline',
  options: { text: optional(text('Orders such as A Vie-Gal; A Bud S A Vie-Gal')), ...whichTable },
  execute: (request, { text: typed, ...meant }) =>
    typed === null
      ? show(request, meant)
      : carryOut(request, giveOrders, { ...meant, text: typed, whole: false, phase: null }),
  presses: {
    'orders-write': openForm,
    // Below a post or a reminder, which stays as it is: whatever phase is played now.
    'orders-open': (press: Press) => show(press, tableIn(press)),
    'orders-show': (press: Press) => inPlace(show(press, tableIn(press), seen(press))),
    'orders-link': (press: Press) =>
      carryOut(press, endLinks, { ...tableIn(press), before: Number(press.args[1]) }),
    'orders-choose': (press: Press) => inPlace(show(press, tableIn(press), seen(press), firstToChoose)),
    'orders-unit': pickUnit,
    'orders-pick': pick,
  },
  submissions: {
    'orders-form': (submission: Submission) =>
      carryOut(submission, giveOrders, {
        ...{ ...tableIn(submission), text: submission.field('orders'), whole: true, phase: seen(submission) },
      }),
  },
});
