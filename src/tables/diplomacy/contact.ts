import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { endWithWeekend } from '../clock/weekend.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { openSeat } from '../seats/open-seat.ts';
import { type Table, tablesOf, theTable } from '../table.ts';

/** Until when a player is to be heard of who gave no orders in a phase whose results came then; null where they need not be. */
export function contactEnd({ rules }: Pick<Table, 'rules'>, since: Instant): Instant | null {
  const { contact } = diplomacyRules(rules).figures;
  return contact === null ? null : endWithWeekend(since, contact);
}

/** The seats whose players were not heard of in time: they are open for a replacement (WM D.VII(6), MJ B.VIII(6)). */
export const unheardDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const { diplomacy: game, status } = table.state;
    if (game === null || status !== 'playing') return [];
    return [...game.unheard].flatMap(([seat, since]) => unheardAt(table, seat, since));
  });

function unheardAt(table: Table, id: string, since: Instant): DueThing[] {
  const { number, book } = table;
  const end = contactEnd(table, since);
  if (end === null) return [];
  return [
    {
      // Later than that where the game was over by then, and goes on since a mistake was put right.
      at: Math.max(end, book.newestAt),
      name: `the end of the time of ${id} at table ${number} to be heard of, from ${since}`,
      carryOut: (work) => {
        const now = theTable(work, number);
        const seat = now.state.seats.get(id);
        if (seat !== undefined) openSeat(work, now, seat, 'unheard', null);
      },
    },
  ];
}
