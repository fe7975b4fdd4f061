import { z } from 'zod';
import { shown } from '../../../packages/diplomacy/src/index.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded } from '../../house/words/text.ts';
import { phasesDue } from '../clock/phase-due.ts';
import { theTable } from '../table.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { closedOrdersDue } from './ask-again.ts';
import { endPhase } from './end-phase.ts';
import { finalReply, linksEndedReply, ordersReply } from './words/orders.ts';
import { lostOrders, phaseReport } from './words/phase.ts';
import { phaseName } from './words/phase-name.ts';

const table = z.int().positive();
const seat = z.string();
const phase = z.string();

export const outcomes = {
  /** Nothing of what was ordered: that is opened again for the player alone. */
  'orders-given': z.object({
    ...{ table, seat, phase, entry: z.int().positive(), choosing: z.boolean() },
    /** Whether they were final, and are not any more. */
    unmarked: z.boolean(),
  }),
  'orders-final': z.object({ table, seat, phase, final: z.boolean() }),
  'orders-links-ended': z.object({ table, seat, phase }),
  /** The gamemaster ended a phase before its deadline. */
  'phase-ended': z.object({ table, phase }),
};

export const pressing = {
  /** A player is told that their power is out of the game. */
  'power-out': z.object({ table, seat }),
};

export const notices = {
  ...pressing,
  /** A phase was played, by the entry that ended it: the map, the results, the orders and the next deadline. */
  'phase-played': z.object({ table, entry: z.int().positive() }),
  /** Orders of those seats cannot be opened any more, and are asked for again. */
  'orders-lost': z.object({ table, seats: z.array(seat) }),
  /** The same before the deadline. */
  'orders-asked-again': z.object({ table, seats: z.array(seat) }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'orders-given': ordersReply,
  'orders-final': finalReply,
  'orders-links-ended': linksEndedReply,
  'phase-ended': ({ table, phase }, { view }) =>
    toAsker(
      `${tableTitle(theTable(view, table))}: ${phaseName(phase, theTable(view, table))} is over. The thread is told the results.`,
    ),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'phase-played': phaseReport,
  'power-out': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    const thread = view.settings.tableThreads[number];
    return toClub([
      `**${seatName(table, seat)}** is out of the game at ${tableTitle(table)}: it has no unit and no centre left. Thank you for playing.`,
      `You have no orders to give and no votes any more. You can still read everything${thread === undefined ? '' : ` in <#${thread}>`}, write press, and look at the game with \`/diplomacy map\` and \`/diplomacy history\`.`,
    ]);
  },
  'orders-lost': (notice, scene) => lostOrders(notice, scene, true),
  'orders-asked-again': (notice, scene) => lostOrders(notice, scene, false),
};

interface JustOver {
  table: number;
  phase: string;
  next: string;
  typed: string;
}

export const refusals = {
  'nothing-to-order': ({ table, seat }: { table: number; seat: string }, view) =>
    say(
      `${seatName(theTable(view, table), seat)} has nothing to order in this phase.`,
      'Wait for the next one: the table’s thread says when it begins.',
    ),
  'phase-over': ({ table, phase }: { table: number; phase: string }, view) =>
    say(
      `${phaseName(phase, theTable(view, table))} is over, so these orders came too late.`,
      'Use `/diplomacy orders` again for the phase that is being played now.',
    ),
  'phase-just-over': ({ table, phase, next, typed }: JustOver, view) => {
    const [over, now] = [phase, next].map((each) => phaseName(each, theTable(view, table)));
    return {
      ...say(
        `${over} has just ended, so these orders may have come too late for it. They were not taken.`,
        `If they are for ${now}, give them with \`/diplomacy orders\` and *Write*, or send them again in a minute.`,
      ),
      typed,
    };
  },
  'orders-closed': (_: { table: number }) =>
    say(
      'I can no longer open the orders that you gave, so I can’t change some of them alone.',
      'Give all of them again: use `/diplomacy orders`, and press *Write*.',
    ),
  'too-many-changes': ({ most }: { table: number; most: number }) =>
    say(
      `You have changed your orders ${most} times in this phase, and can’t change them again.`,
      'Those that you gave last count. In the next phase you can give orders again.',
    ),
  'not-offered': (_: { table: number }) =>
    say(
      'That order isn’t possible any more, so nothing was changed.',
      'Open your orders again with `/diplomacy orders`, and choose from what is offered there.',
    ),
  'phase-ends-itself': ({ table }: { table: number }, view) =>
    theTable(view, table).rules.figures.early
      ? say(
          'Under these rules a phase ends by itself: at its deadline, or once all orders are final.',
          'Ask those who have not marked their orders final: `/diplomacy status` shows who.',
        )
      : say(
          'Under these rules a phase ends by itself, at its deadline.',
          'See with `/diplomacy status` when that is.',
        ),
  'no-orders-yet': () =>
    say(
      'You have given no orders yet in this phase, so there is nothing to mark final.',
      'Give them with `/diplomacy orders` first. If your units are to hold, order that.',
    ),
} satisfies Worded;

interface Unread {
  text: string;
  what: string;
  possible: string[];
}

/** So many lines that cannot be read are named. */
const mostNamed = 5;

function unreadWords({ text, what, possible }: Unread): string {
  const instead = possible.slice(0, 3).map((order) => `\`${shown(order)}\``);
  return `I can’t read “${plain(text, 60)}”: ${plain(what, 180)}${instead.length === 0 ? '' : ` Possible: ${listed(instead, 'or')}.`}`;
}

export const problems = {
  'no-such-phase': ({ text }: { text: string }) =>
    say(
      `No phase “${plain(text, 40)}” was played at this table.`,
      'Choose one from the list as you type; they are called `S1901M`, for example.',
    ),
  'orders-unreadable': ({ orders, typed }: { orders: Unread[]; typed?: string }) => {
    const more = orders.length - mostNamed;
    return {
      ...say(
        [
          ...orders.slice(0, mostNamed).map(unreadWords),
          ...(more > 0 ? [`${more} more can’t be read either.`] : []),
        ].join('\n'),
        `Nothing was changed.${typed === undefined ? '' : ' Below is what you typed: copy it, and send it again once it is right.'}`,
      ),
      ...(typed === undefined ? {} : { typed }),
    };
  },
} satisfies Worded;

export const due = [phasesDue('diplomacy', endPhase), closedOrdersDue];

export const outcomeSamples = {
  'orders-given': [
    { table: 2, seat: 'AUS', phase: 'F1901M', entry: 9, choosing: false, unmarked: false },
    { table: 2, seat: 'AUS', phase: 'F1901M', entry: 9, choosing: false, unmarked: true },
    { table: 2, seat: 'AUS', phase: 'F1901M', entry: 9, choosing: true, unmarked: false },
    { table: 2, seat: 'AUS', phase: 'S1901M', entry: 9, choosing: false, unmarked: false },
  ],
  'orders-final': [
    { table: 2, seat: 'AUS', phase: 'F1901M', final: true },
    { table: 2, seat: 'AUS', phase: 'F1901M', final: false },
    { table: 2, seat: 'AUS', phase: 'S1901M', final: true },
  ],
  'orders-links-ended': [
    { table: 2, seat: 'AUS', phase: 'F1901M' },
    { table: 2, seat: 'AUS', phase: 'S1901M' },
  ],
  'phase-ended': [{ table: 2, phase: 'S1901M' }],
};

export const noticeSamples = {
  'phase-played': [
    { table: 2, entry: 12 },
    { table: 2, entry: 1 },
  ],
  'orders-lost': [{ table: 2, seats: ['AUS', 'TUR'] }],
  'orders-asked-again': [{ table: 2, seats: ['AUS'] }],
  'power-out': [{ table: 2, seat: 'TUR' }],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'nothing-to-order': [{ table: 2, seat: 'AUS' }],
  'phase-over': [{ table: 2, phase: 'S1901M' }],
  'no-orders-yet': [{}],
  'phase-just-over': [{ table: 2, phase: 'S1901M', next: 'F1901M', typed: 'A Vie-Gal; A Bud-Ser' }],
  'orders-closed': [{ table: 2 }],
  'too-many-changes': [{ table: 2, most: 300 }],
  'not-offered': [{ table: 2 }],
  'phase-ends-itself': [{ table: 2 }, { table: 7 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-phase': [{ text: 'Easter 1901' }],
  'orders-unreadable': [
    {
      typed: 'A Vie to the moon\nA Bud-Ser',
      orders: [
        {
          text: 'A Vie to the moon',
          what: 'I don’t know a place “the moon”.',
          possible: ['A vie-gal', 'A vie-tyr'],
        },
      ],
    },
    {
      orders: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
        text: `Hello ${number}`,
        what: 'There is no order here.',
        possible: [],
      })),
    },
  ],
};
