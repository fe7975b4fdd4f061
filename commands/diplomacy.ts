import type { Press, Submission } from '../src/discord/command.ts';
import { customId } from '../src/house/words/reply.ts';
import { giveOrders, mostWritten } from '../src/tables/diplomacy/orders/give-orders.ts';
import { markFinal } from '../src/tables/diplomacy/orders/mark-final.ts';
import { findOwnGame, ownLines } from '../src/tables/diplomacy/orders/own-orders.ts';
import { ordersPanel } from '../src/tables/diplomacy/words/orders.ts';
import { phaseName } from '../src/tables/diplomacy/words/phase-name.ts';
import type { Meant } from '../src/tables/table.ts';
import { type Asking, carries, carryOut, ifFound, lookUp } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { optional, text, unasked } from './options.ts';
import { tableIn, whichTable } from './table/options.ts';

/** The phase that the player saw when they pressed. */
const seen = ({ args }: { args: readonly string[] }): string | null => args[1] ?? null;

/** Opens the form for orders, one to a line, filled with what stands. */
const openForm = (request: Asking, meant: Meant) =>
  ifFound(
    request,
    (view) => findOwnGame(view, request.actor, meant),
    (own, view) => ({
      kind: 'modal',
      modal: {
        id: customId('orders-form', [own.table.number, own.phase]),
        title: phaseName(own.phase),
        fields: [
          {
            ...{ id: 'orders', label: 'Your orders, one to a line', long: true, optional: true },
            ...{ maxLength: mostWritten, placeholder: 'A Vie-Gal' },
            value: ownLines(view, own) ?? '',
          },
        ],
      },
    }),
  );

const orders = subcommand({
  name: 'orders',
  description: 'Players: give your orders; nobody else sees them before the deadline',
  options: { text: optional(text('Orders such as A Vie-Gal; A Bud S A Vie-Gal')), ...whichTable },
  execute: (request, { text: typed, ...meant }) =>
    typed === null
      ? showOrders(request, meant)
      : carryOut(request, giveOrders, { ...meant, text: typed, whole: false, phase: null }),
  presses: {
    'orders-write': (press: Press) => openForm(press, tableIn(press)),
    'orders-show': (press: Press) => showOrders(press, tableIn(press)),
  },
  submissions: {
    'orders-form': (submission: Submission) =>
      carryOut(submission, giveOrders, {
        ...{ ...tableIn(submission), text: submission.field('orders'), whole: true, phase: seen(submission) },
      }),
  },
});

const showOrders = (request: Asking, meant: Meant) =>
  lookUp(request, {
    find: (view) => findOwnGame(view, request.actor, meant),
    render: (own, scene) => ordersPanel(own, scene, null),
  });

const final = subcommand({
  name: 'final',
  description: 'Players: mark your orders final, or take that back; when all are, the phase ends',
  options: { ...whichTable, final: unasked(() => null), phase: unasked(() => null) },
  execute: carries(markFinal),
  presses: {
    'orders-final': (press: Press) =>
      carryOut(press, markFinal, { ...tableIn(press), final: press.args[2] === 'yes', phase: seen(press) }),
  },
});

/** `/diplomacy`: orders, maps and the course of a game. */
export const diplomacy = commandOf(
  {
    ...{ name: 'diplomacy', description: 'Play Diplomacy at a table', onlyWith: 'tables' },
    // A reminder opens the orders, and what is below them goes on there.
    fromMessages: ['orders-show', 'orders-write', 'orders-form', 'orders-final'],
  },
  [orders, final],
);
