import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded } from '../../house/words/text.ts';
import { phasesDue } from '../clock/phase-due.ts';
import { theTable } from '../table.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { endPhase } from './end-phase.ts';
import { finalReply, ordersReply } from './words/orders.ts';
import { lostOrders, phaseReport } from './words/phase.ts';
import { phaseName } from './words/phase-name.ts';

const table = z.int().positive();
const seat = z.string();
const phase = z.string();

export const outcomes = {
  /** Nothing of what was ordered: that is opened again for the player alone. */
  'orders-given': z.object({ table, seat, phase, entry: z.int().positive(), choosing: z.boolean() }),
  'orders-final': z.object({ table, seat, phase, final: z.boolean() }),
  /** The gamemaster ended a phase before its deadline. */
  'phase-ended': z.object({ table, phase }),
};

export const notices = {
  /** A phase was played, by the entry that ended it: the map, the results, the orders and the next deadline. */
  'phase-played': z.object({ table, entry: z.int().positive() }),
  /** Orders of those seats cannot be opened any more, and are asked for again. */
  'orders-lost': z.object({ table, seats: z.array(seat) }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'orders-given': ordersReply,
  'orders-final': finalReply,
  'phase-ended': ({ table, phase }, { view }) =>
    toAsker(
      `${tableTitle(theTable(view, table))}: ${phaseName(phase)} is over. The thread is told the results.`,
    ),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'phase-played': phaseReport,
  'orders-lost': lostOrders,
};

export const refusals = {
  'nothing-to-order': ({ table, seat }: { table: number; seat: string }, view) =>
    say(
      `${seatName(theTable(view, table), seat)} has nothing to order in this phase.`,
      'Wait for the next one: the table’s thread says when it begins.',
    ),
  'phase-over': ({ phase }: { table: number; phase: string }) =>
    say(
      `${phaseName(phase)} is over, so these orders came too late.`,
      'Use `/diplomacy orders` again for the phase that is being played now.',
    ),
  'not-offered': (_: { table: number }) =>
    say(
      'That order isn’t possible any more, so nothing was changed.',
      'Open your orders again with `/diplomacy orders`, and choose from what is offered there.',
    ),
  'phase-ends-itself': (_: { table: number }) =>
    say(
      'Under these rules a phase ends by itself: at its deadline, or once all orders are final.',
      'Ask those who have not marked their orders final: `/diplomacy status` shows who.',
    ),
  'no-orders-yet': () =>
    say(
      'You have given no orders yet in this phase.',
      'Give them with `/diplomacy orders`, and mark them final then.',
    ),
} satisfies Worded;

interface Unread {
  text: string;
  what: string;
  possible: string[];
}

export const problems = {
  'no-such-phase': ({ text }: { text: string }) =>
    say(
      `No phase “${plain(text, 40)}” was played at this table.`,
      'Choose one from the list as you type; they are called `S1901M`, for example.',
    ),
  'orders-unreadable': ({ orders }: { orders: Unread[] }) => {
    const [first] = orders;
    const more = orders.length > 1 ? ` ${orders.length - 1} more can’t be read either.` : '';
    const possible =
      first === undefined || first.possible.length === 0
        ? ''
        : ` Possible: ${listed(
            first.possible.map((order) => `\`${order}\``),
            'or',
          )}.`;
    return say(
      `I can’t read “${plain(first?.text ?? '', 80)}”: ${plain(first?.what ?? '', 200)}${more}`,
      `Nothing was changed.${possible}`,
    );
  },
} satisfies Worded;

export const due = [phasesDue('diplomacy', endPhase)];

export const outcomeSamples = {
  'orders-given': [
    { table: 2, seat: 'AUS', phase: 'F1901M', entry: 9, choosing: false },
    { table: 2, seat: 'AUS', phase: 'F1901M', entry: 9, choosing: true },
    { table: 2, seat: 'AUS', phase: 'S1901M', entry: 9, choosing: false },
  ],
  'orders-final': [
    { table: 2, seat: 'AUS', phase: 'F1901M', final: true },
    { table: 2, seat: 'AUS', phase: 'F1901M', final: false },
    { table: 2, seat: 'AUS', phase: 'S1901M', final: true },
  ],
  'phase-ended': [{ table: 2, phase: 'S1901M' }],
};

export const noticeSamples = {
  'phase-played': [
    { table: 2, entry: 12 },
    { table: 2, entry: 1 },
  ],
  'orders-lost': [{ table: 2, seats: ['AUS', 'TUR'] }],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'nothing-to-order': [{ table: 2, seat: 'AUS' }],
  'phase-over': [{ table: 2, phase: 'S1901M' }],
  'no-orders-yet': [{}],
  'not-offered': [{ table: 2 }],
  'phase-ends-itself': [{ table: 2 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-phase': [{ text: 'Easter 1901' }],
  'orders-unreadable': [
    {
      orders: [
        {
          text: 'A Vie to the moon',
          what: 'I don’t know a place “the moon”.',
          possible: ['A vie-gal', 'A vie-tyr'],
        },
      ],
    },
    {
      orders: [1, 2].map((number) => ({
        text: `Hello ${number}`,
        what: 'There is no order here.',
        possible: [],
      })),
    },
  ],
};
