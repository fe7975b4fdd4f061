import type { ClubView } from '../../house/ports.ts';
import { type Reply, toAsker } from '../../house/words/reply.ts';
import { citing, nameOf, plain } from '../../house/words/text.ts';
import { citePoint } from '../rule-sets/rule-set.ts';
import type { PlayerRemoval } from '../seats/remove-player.ts';
import { type TableNumber, theTable } from '../table.ts';
import { seatName, tableTitle } from './table.ts';

/** Before somebody is removed from a table. */
export function removalQuestion(
  { table: number, person, seat, reason }: PlayerRemoval,
  view: ClubView,
): Reply {
  const table = theTable(view, number);
  const name = nameOf(view, person);
  return toAsker([
    `**Remove ${name} from ${tableTitle(table)}?** They can’t come back to it${citing([citePoint(table.rules, '1.7')])}.`,
    seat !== null && `${seatName(table, seat)} will be open for a replacement.`,
    `I’ll tell ${name} the reason in private: ${plain(reason, 1000)}`,
  ]);
}

/** Before a table is given up. */
export function abandonQuestion(number: TableNumber, reason: string, view: ClubView): Reply {
  const table = theTable(view, number);
  return toAsker([
    `**Give up ${tableTitle(table)}?** It ends without a winner. If that was a mistake, the gamemaster can undo it with \`/table correct\`${citing([citePoint(table.rules, '1.8')])}.`,
    `Everybody reads the reason: ${plain(reason, 1000)}`,
  ]);
}
