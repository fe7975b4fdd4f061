import { counted } from '../../../terms/words.ts';
import type { Reply, Scene } from '../../house/words/reply.ts';
import { citing, nameOf, whenOf } from '../../house/words/text.ts';
import { citeOn, diplomacyRules } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { gameWords } from '../words/game-words.ts';
import { callingGmAnd } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import type { OpeningReason } from './book.ts';
import { openSeats } from './find-seat.ts';

interface SeatOpen {
  table: number;
  seat: string;
  why: OpeningReason;
  before: number | null;
}

/** Says that a seat is open, and how to take it over. Of why somebody had to go nothing is said. */
export function openSeatLines({ table: number, seat, why, before }: SeatOpen, { view }: Scene): Reply {
  const table = theTable(view, number);
  const name = `**${seatName(table, seat)}**`;
  const standIn = table.state.seats.get(seat)?.standIn ?? null;
  const whose = before === null ? 'its player' : nameOf(view, before);
  const reason =
    why === 'missed'
      ? `${whose} gave no orders in ${counted(diplomacyRules(table.rules).figures.missed, 'movement phase')} in a row${citing([citeOn(table.rules, 'no-orders')])}.`
      : `${whose} no longer plays at this table.`;
  const lines = [
    `${name} at ${tableTitle(table)} is open for a replacement: ${reason}`,
    standIn === null
      ? takeIt(table, seat)
      : `${nameOf(view, standIn.person)} plays it until ${whenOf(standIn.until)}.`,
  ];
  return callingGmAnd(view, table, lines, why === 'missed' ? [before] : []);
}

/** How to take over an open seat, and what happens until somebody does. */
export function takeIt(table: Table, seat: string): string {
  const alone = openSeats(table).length === 1;
  const preference = alone ? '' : ` preference:${seatName(table, seat)}`;
  return `To play it, use \`/table join table:${table.number}${preference}\`. Until somebody does, ${gameWords(table).untilTaken}.`;
}
