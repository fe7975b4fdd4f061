import type { ClubView } from '../../house/ports.ts';
import { nameOf, whenOf } from '../../house/words/text.ts';
import { isOut } from '../games.ts';
import { offerEndsAt } from '../seats/answer-offer.ts';
import type { Seat } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { gameWords } from './game-words.ts';
import { seatName } from './table.ts';

/** The seats of a table that has started, a line each: who plays, until when, and how to take over one that is open. */
export const seatLines = (view: ClubView, table: Table): string[] =>
  [...table.state.seats.values()].map((seat) =>
    [`${seatName(table, seat.id)}: ${playerWords(view, table, seat)}`, ...besides(view, table, seat)].join(
      ' · ',
    ),
  );

function playerWords(view: ClubView, table: Table, { id, holder, standIn }: Seat): string {
  if (standIn !== null) {
    const back = holder === null ? 'then it is open' : `for ${nameOf(view, holder)}`;
    const until = standIn.isOver ? 'until the next results' : `until ${whenOf(standIn.until)}`;
    return `${nameOf(view, standIn.person)} ${until}, ${back}`;
  }
  if (holder !== null) return nameOf(view, holder);
  const isTaken = table.state.status === 'playing' && !isOut(table, id);
  return isTaken
    ? `**open**: \`/table join table:${table.number} preference:${seatName(table, id)}\``
    : 'nobody';
}

/** What is going on at a seat. */
function besides(view: ClubView, table: Table, { id, wantsReplacement }: Seat): string[] {
  if (table.state.status !== 'playing') return [];
  const offer = table.state.offers.get(id);
  const asked =
    offer === undefined
      ? []
      : [`${nameOf(view, offer.person)} is asked, until ${whenOf(offerEndsAt(table.rules, offer))}`];
  return [
    ...(isOut(table, id) ? ['out of the game'] : gameWords(table).seatStands(table, id)),
    ...(wantsReplacement ? ['would like to be replaced'] : []),
    ...asked,
  ];
}
