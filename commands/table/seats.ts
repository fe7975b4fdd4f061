import type { Press } from '../../src/discord/command.ts';
import { stillPlay } from '../../src/tables/diplomacy/still-play.ts';
import { plans } from '../../src/tables/plans.ts';
import { answerOffer } from '../../src/tables/seats/answer-offer.ts';
import { offerSeat } from '../../src/tables/seats/offer-seat.ts';
import { returnSeat } from '../../src/tables/seats/return-seat.ts';
import type { Table } from '../../src/tables/table.ts';
import { isAtTable } from '../../src/tables/who.ts';
import { asks, carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { day, daysAhead, optional, person, text } from '../options.ts';
import { seatOfTable, tableIn, tableTyped, whichTable } from './options.ts';

const seat = seatOfTable('The seat, such as France, or Monday');

/** A custom id that somebody made up names no offer. */
const offerIn = ({ args }: Press): number => (/^\d{1,9}$/.test(args[1] ?? '') ? Number(args[1]) : 0);

const answers = (accepts: boolean) => (press: Press) =>
  carryOut(press, answerOffer, { ...tableIn(press), offer: offerIn(press), accepts });

/** The buttons below what is asked about seats in direct messages: whether somebody takes one over, or still plays. */
export const answersAboutSeats = ['seat-accept', 'seat-decline', 'still-play'];

/** `/table replace`: a player or the gamemaster asks somebody to take over a seat (Club 1.6). */
export const replace = subcommand({
  name: 'replace',
  description: 'Players and gamemasters: ask somebody to take over a seat; the same again, to take that back',
  options: {
    seat,
    member: person('Who is to play it; they are asked first'),
    until: optional(
      day('The last day, or a local time such as 2026-12-01 13:00; left out, for good', daysAhead),
    ),
    reason: optional(text('Why; everybody at the table can read it')),
    ...whichTable,
  },
  execute: carries(offerSeat),
  presses: { 'seat-accept': answers(true), 'seat-decline': answers(false) },
});

/**
 * `/table return`: a stand-in’s time ends, a player who asked for a replacement stays (Club 1.6), or one who gave no orders still plays
 * (WM D.VII(6), MJ B.VIII(6)).
 */
export const giveBack = subcommand({
  name: 'return',
  description: 'Players and gamemasters: end a stand-in’s time; or say that you stay, or still play',
  options: { seat, ...whichTable },
  execute: carries(returnSeat),
  presses: { 'still-play': (press: Press) => carryOut(press, stillPlay, tableIn(press)) },
});

/** Whether somebody has been asked to take over a seat, and has not answered. */
const isAsked = ({ state }: Table, person: number): boolean =>
  [...state.offers.values()].some((offer) => offer.person === person);

/**
 * `/table remove`: the gamemaster removes a player; again, to let them back (Club 1.7). The director of a tournament refuses a replacement by
 * it (WM B.10, MJ A.14).
 */
export const remove = subcommand({
  name: 'remove',
  description: 'Gamemasters: remove a player; again, to let them back. Directors: refuse a replacement',
  options: {
    member: person('Whom; they can’t come back unless you or a Moderator let them', {
      among: (view, request) => {
        const table = tableTyped(view, request);
        return ({ number }) =>
          table === null ||
          isAtTable(table, number) ||
          isAsked(table, number) ||
          table.state.removed.includes(number);
      },
    }),
    reason: text('Why; only they are told, and the gamemaster'),
    ...whichTable,
  },
  execute: asks(plans.removal),
});
