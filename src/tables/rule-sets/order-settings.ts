import type { TableSetting } from './rule-set.ts';

/** What the bot adds where rules say which set of orders counts. */
export const orderSetsReading =
  'what is typed or sent in the form is a set. Choosing orders one by one, and a player’s own page, change the set that stands. An empty form takes all orders back. Each power has 300 changes in a turn. Orders typed with the command in the first minute of a turn are sent back, as they may be meant for the turn before. If the bot can no longer open orders, it asks for all of them again.';

/** What gamemasters of tournaments say of orders before the start. */
export const orderSettings: Readonly<Record<string, TableSetting>> = {
  format: {
    on: 'order-format',
    about: 'What becomes of a set of orders with a line that can’t be read',
    choices: {
      any: 'A set of orders counts though a line can’t be read: that line does nothing',
      readable: 'A set of orders with a line that can’t be read is sent back',
    },
    usual: 'any',
  },
  'order-sets': {
    on: 'order-sets',
    about: 'What a new set of orders does to those before it',
    choices: {
      last: 'The last set of orders counts, and none before it',
      newest: 'The newest order for each unit counts',
    },
    usual: 'last',
  },
};
