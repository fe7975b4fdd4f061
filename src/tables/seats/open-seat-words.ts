import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Reply, Scene } from '../../house/words/reply.ts';
import { citing, nameOf, whenOf } from '../../house/words/text.ts';
import { citeOn, diplomacyRules } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { callFor } from '../tournaments/replacing/call.ts';
import { gameWords } from '../words/game-words.ts';
import { callingGmAnd } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { type OpeningReason, silentReasons } from './book.ts';
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
  const reason = `${whose} ${whyOpen(table, why)}.`;
  const lines = [
    `${name} at ${tableTitle(table)} is open for a replacement: ${reason}`,
    standIn === null
      ? takeIt(view, table, seat)
      : `${nameOf(view, standIn.person)} plays it until ${whenOf(standIn.until)}.`,
  ];
  return callingGmAnd(view, table, lines, silentReasons.includes(why) ? [before] : []);
}

function whyOpen({ rules }: Table, why: OpeningReason): string {
  if (!silentReasons.includes(why)) return 'no longer plays at this table';
  const cited = citing([citeOn(rules, 'no-orders')]);
  if (why === 'no-orders') return `gave no orders in a phase in which none may be missing${cited}`;
  if (why === 'unheard') return `gave no orders, and was not heard of afterwards${cited}`;
  return `gave no orders in ${counted(diplomacyRules(rules).figures.missed ?? 0, 'movement phase')} in a row${cited}`;
}

/** How to take over an open seat, and what happens until somebody does. */
export function takeIt(view: ClubView, table: Table, seat: string): string {
  const until = `Until somebody does, ${gameWords(table).untilTaken}.`;
  const open = table.state.seats.get(seat);
  const call = open === undefined ? null : callFor(view, table, open, open.vacancy?.since ?? 0);
  if (call?.of === 'captain')
    return `${nameOf(view, call.captain)}, as captain of its team, chooses who is to play it. ${until}`;
  if (call?.of === 'pool')
    return `Reserves may play it, and those who are out of the tournament by an earlier round. ${until}`;

  const alone = openSeats(table).length === 1;
  const preference = alone ? '' : ` preference:${seatName(table, seat)}`;
  return `To play it, use \`/table join table:${table.number}${preference}\`. ${until}`;
}
