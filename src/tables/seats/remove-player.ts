import { type Actor, type Named, whichPerson } from '../../house/people.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import { allOf, done, refused, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { by, findTable, isOverAlready, type Meant, type TableNumber, theTable, writeAt } from '../table.ts';
import { isAtTable, needsGm, personActing, seatOf } from '../who.ts';
import { leaveSeats } from './open-seat.ts';

export interface RemovePlayerInput extends Meant {
  member: Named;
  reason: string;
}

/** Who would be removed, and from which seat; null for somebody who waits for the start. */
export interface PlayerRemoval {
  table: TableNumber;
  person: PersonNumber;
  seat: string | null;
  reason: string;
}

/** What removing somebody from a table comes to, or why they can't be; changes nothing. */
export const previewPlayerRemoval: Preview<RemovePlayerInput, PlayerRemoval> = (view, actor, input) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  const mayNot = [...needsGm(view, actor, table, '1.7'), ...isOverAlready(table, '1.7')];
  const read = unlessRefused(mayNot, allOf(whichPerson(view, input.member), readReason(input.reason)));
  if (!read.ok) return read;
  const [{ number: person }, reason] = read.value;
  return isAtTable(table, person)
    ? done({ table: number, person, seat: seatOf(table, person)?.id ?? null, reason })
    : refused({ code: 'plays-not-here', table: number, person, ...by(rules, '1.7') });
};

/**
 * The gamemaster removes a player, who is told why in private and cannot come back to that table (Club 1.7). The table is told
 * that the seat is open, without the reason.
 */
export const removePlayer = asPreviewed(previewPlayerRemoval, (work, actor: Actor, removal) => {
  const { table: number, person, reason } = removal;
  const gm = personActing(work, actor);
  const removed = { type: 'player-removed', person } as const;
  const entry = writeAt(work, theTable(work, number), removed, gm, { reason });
  leaveSeats(work, theTable(work, number), person, 'removed', gm);
  tell(work, { kind: 'player-removed', table: number, person, entry }, person);
  return { kind: 'player-removed', table: number, person } as const;
});
