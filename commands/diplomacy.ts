import { commandOf } from './declare.ts';
import { abbreviations } from './diplomacy/abbreviations.ts';
import { adjudicate } from './diplomacy/adjudicate.ts';
import { final } from './diplomacy/final.ts';
import { orders } from './diplomacy/orders.ts';
import { history, map, status } from './diplomacy/reading.ts';

/** `/diplomacy`: orders, maps and the course of a game. */
export const diplomacy = commandOf(
  {
    ...{ name: 'diplomacy', description: 'Play Diplomacy at a table', onlyWith: 'tables' },
    // A reminder opens the orders, and what is below them goes on there.
    fromMessages: [
      ...['orders-open', 'orders-show', 'orders-write', 'orders-form'],
      ...['orders-choose', 'orders-unit', 'orders-pick', 'orders-final', 'orders-link'],
    ],
    inForms: ['phase-results'],
  },
  [orders, final, status, map, history, abbreviations, adjudicate],
);
