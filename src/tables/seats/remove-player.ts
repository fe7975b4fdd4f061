import { type Actor, type Named, whichPerson } from '../../house/people.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, refused, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { needsGmOrModerator } from '../officers/gm-gone.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, isOverAlready, type Meant, type TableNumber, theTable, writeAt } from '../table.ts';
import {
  type Chosen,
  refuseReplacement,
  replacementToRefuse,
} from '../tournaments/replacing/refuse-replacement.ts';
import { isAtTable, needsGm, personActing, seatOf } from '../who.ts';
import { leaveSeats } from './open-seat.ts';

export interface RemovePlayerInput extends Meant {
  member: Named;
  reason: string;
  /** Whether they were shown to be let back, or removed; left out where nothing was shown. */
  back?: boolean;
  /** The same of somebody who was chosen for a seat, whom the director would refuse. */
  refuses?: boolean;
}

/** Who would be removed, and from which seat; null for somebody who waits for the start. `back`: who was removed would be let back. */
export interface PlayerRemoval {
  table: TableNumber;
  person: PersonNumber;
  seat: string | null;
  reason: string;
  back: boolean;
  /** A replacement whom the director refuses for a conflict of interest, where that is what it comes to. */
  chosen: Chosen | null;
}

/** What removing somebody from a table comes to, or why they can't be; changes nothing. */
export const previewPlayerRemoval: Preview<RemovePlayerInput, PlayerRemoval> = (view, actor, input, now) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  const member = whichPerson(view, input.member);
  const back = member.ok && table.state.removed.includes(member.value.number);
  const director = personActing(view, actor);
  const chosen =
    member.ok && !back
      ? replacementToRefuse(view, table, { director, person: member.value.number, now })
      : null;
  if ((input.back ?? back) !== back || (input.refuses ?? chosen !== null) !== (chosen !== null))
    return notUnderstood({ problem: 'changed-meanwhile' });
  const needed =
    chosen !== null
      ? []
      : back
        ? needsGmOrModerator(view, actor, table, { gmLeft: false, now, matter: 'removal' })
        : needsGm(view, actor, table, 'removal');
  const read = unlessRefused(
    [...needed, ...isOverAlready(table, 'removal')],
    allOf(member, readReason(input.reason)),
  );
  if (!read.ok) return read;
  const [{ number: person }, reason] = read.value;
  return back || chosen !== null || isAtTable(table, person)
    ? done({ table: number, person, seat: seatOf(table, person)?.id ?? null, reason, back, chosen })
    : refused({ code: 'plays-not-here', table: number, person, ...by(rules, 'removal') });
};

/**
 * The gamemaster removes a player, who is told why in private and cannot come back to that table (Club 1.7). The table is told
 * that the seat is open, without the reason. Again, the gamemaster or a Moderator lets them back. The director of a tournament refuses a
 * replacement by it (WM B.10, MJ A.14).
 */
export const removePlayer = asPreviewed(previewPlayerRemoval, (work, actor: Actor, removal): TableOutcome => {
  const { table: number, person, reason } = removal;
  const gm = personActing(work, actor);
  if (removal.chosen !== null)
    return refuseReplacement(work, number, { ...removal.chosen, person, reason }, gm);
  if (removal.back) return letBack(work, removal, gm);
  const removed = { type: 'player-removed', person } as const;
  const entry = writeAt(work, theTable(work, number), removed, gm, { reason });
  leaveSeats(work, theTable(work, number), person, 'removed', gm);
  tell(work, { kind: 'player-removed', table: number, person, entry }, person);
  return { kind: 'player-removed', table: number, person } as const;
});

/** Somebody who was removed may play there again. They are told why, and so is the gamemaster where a Moderator decided it. */
function letBack(
  work: UnitOfWork,
  { table: number, person, reason }: PlayerRemoval,
  by: PersonNumber | null,
): TableOutcome<'player-let-back'> {
  const table = theTable(work, number);
  const entry = writeAt(work, table, { type: 'player-let-back', person }, by, { reason });
  const told = { kind: 'player-let-back', table: number, person, entry } as const;
  tell(work, { ...told, reader: person }, person);
  const { gm } = table.state;
  if (gm !== null && gm !== by) tell(work, { ...told, reader: gm }, gm);
  return { kind: 'player-let-back', table: number, person };
}
