import { z } from 'zod';
import {
  directButton,
  type NoticeWords,
  type OutcomeWords,
  row,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { citing, type FieldSamples, listed, nameOf, say, type Worded } from '../../house/words/text.ts';
import { instant, person } from '../../ledger/fields.ts';
import { deadlineWords } from '../clock/words/stated.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { callingGmAnd, seatNames } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { unheardDue } from './contact.ts';
import { ordersStand } from './missing.ts';
import { phaseName } from './words/phase-name.ts';

const table = z.int().positive();
const seat = z.string();

export const outcomes = {
  /** A player who gave no orders still plays. */
  'player-heard': z.object({ table, seat }),
};

export const pressing = {
  /** A player who gave no orders in a phase is asked whether they still play. */
  'still-play': z.object({ table, seat, phase: z.string(), until: instant }),
};

export const notices = {
  ...pressing,
  /** The gamemaster is told that such a player still plays. */
  'player-heard': z.object({ table, seat }),
  /** The results of a phase are held back, since orders of those seats are missing. */
  'results-held': z.object({ table, phase: z.string(), seats: z.array(seat), until: instant }),
  /** The gamemaster is told whose players gave no orders in a phase that is over. */
  'orders-missed': z.object({
    ...{ table, phase: z.string() },
    silent: z.array(z.object({ seat: z.string(), person })),
  }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'player-heard': ({ table: number, seat }, { view }) =>
    toAsker([
      `Thank you: you still play ${seatName(theTable(view, number), seat)} at ${tableTitle(theTable(view, number))}.`,
      'Use `/diplomacy orders` to give your orders for the phase that is being played now.',
    ]),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'still-play': ({ table: number, seat, phase, until }, { view }) => {
    const table = theTable(view, number);
    const name = seatName(table, seat);
    return toClub(
      [
        `**${tableTitle(table)}: ${phaseName(phase, table)}** is over, and no orders came from you for **${name}**.`,
        `Do you still play? Please say so by **${deadlineWords(table, until)}**: press the button, or give your orders for the phase that is being played now. On the server, \`/table return seat:${name}\` says so too.`,
        `Otherwise somebody else can take over ${name} then${citing([citeOn(table.rules, 'no-orders')])}.`,
      ],
      { components: [row(directButton(view.id, 'I still play', 'still-play', [number], 'primary'))] },
    );
  },
  'player-heard': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    return toClub(`${tableTitle(table)}: the player of ${seatName(table, seat)} says that they still play.`);
  },
  'results-held': ({ table: number, phase, seats, until }, { view }) => {
    const table = theTable(view, number);
    const stand = table.rules.seats.some(({ id }) => ordersStand(table, id));
    return callingGmAnd(view, table, [
      `${tableTitle(table)}: the results of **${phaseName(phase, table)}** are held back, since no orders came from ${seatNames(table, seats)}. In this phase none may be missing${citing([citeOn(table.rules, 'no-orders')])}.`,
      stand
        ? 'All other orders stand as they were given.'
        : 'All other orders stand, and can still be changed until the phase is adjudicated.',
      `New deadline: **${deadlineWords(table, until)}**. A new player may get more time. If nobody is to be found, the gamemaster can end the phase with \`/diplomacy adjudicate\`.`,
    ]);
  },
  'orders-missed': ({ table: number, phase, silent }, { view }) => {
    const table = theTable(view, number);
    const names = silent.map(({ seat, person }) => `${seatName(table, seat)} (${nameOf(view, person)})`);
    return toClub([
      `${tableTitle(table)}, ${phaseName(phase, table)}: no orders came from ${listed(names)}${citing([citeOn(table.rules, 'no-orders')])}.`,
      'You can ask them whether they still play. `/table replace` finds somebody else.',
    ]);
  },
};

export const refusals = {
  'orders-stand': (_: { table: number }) =>
    say(
      'The deadline is past, so your orders stand as you gave them. The results only wait for powers that gave none.',
      'If something is wrong, ask the gamemaster.',
    ),
  'heard-already': (_: { table: number }) =>
    say(
      'Nobody asks any more whether you still play, so nothing was changed.',
      'Use `/diplomacy orders` to give your orders.',
    ),
} satisfies Worded;

export const due = [unheardDue];

export const outcomeSamples = { 'player-heard': [{ table: 2, seat: 'TUR' }] };

export const refusalSamples: FieldSamples<typeof refusals> = {
  'orders-stand': [{ table: 2 }],
  'heard-already': [{ table: 2 }],
};

const held = { table: 2, phase: 'S1901M', until: 1_764_763_200_000 };

export const noticeSamples = {
  'still-play': [{ ...held, seat: 'TUR' }],
  'player-heard': outcomeSamples['player-heard'],
  'results-held': [
    { ...held, seats: ['TUR'] },
    { ...held, seats: ['AUS', 'TUR'] },
  ],
  'orders-missed': [
    { table: 2, phase: 'S1901M', silent: [{ seat: 'TUR', person: 8 }] },
    {
      table: 2,
      phase: 'S1901M',
      silent: [
        { seat: 'AUS', person: 1 },
        { seat: 'TUR', person: 8 },
      ],
    },
  ],
};
