import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import { endStandIn } from '../seats/open-seat.ts';
import { by, findTable, type Meant, type TableNumber, theTable, writeAt } from '../table.ts';
import { tellTeam } from '../tournaments/replacing/tell-team.ts';
import { personActing, seatOf } from '../who.ts';

/** What leaving a table comes to: `seat` is whose replacement is asked for, or what somebody stands in at; null before the start. */
export interface LeavingTable {
  table: TableNumber;
  person: PersonNumber;
  seat: string | null;
  standsIn: boolean;
}

/** What leaving a table comes to, or why somebody can't leave it; changes nothing. */
export const previewLeave: Preview<Meant, LeavingTable> = (view, actor, input) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const { number, state, rules } = found.value;
  const person = personActing(view, actor);
  const seat = state.status === 'playing' ? seatOf(found.value, person) : null;
  const waits = state.status === 'open' && state.entrants.some((entrant) => entrant.person === person);
  if (person === null || (seat === null && !waits))
    return refused({
      ...({ code: 'not-at-table', table: number } as const),
      ...by(rules, state.status === 'playing' ? 'replacement' : 'start'),
    });
  const standsIn = seat?.standIn?.person === person;
  return seat?.wantsReplacement === true && !standsIn
    ? refused({ code: 'asked-already', table: number, seat: seat.id, ...by(rules, 'replacement') })
    : done({ table: number, person, seat: seat?.id ?? null, standsIn });
};

/**
 * Somebody leaves a table before its start. Afterwards a player asks for a replacement, and plays on until there is one; and somebody
 * who stands in hands the seat back (Club 1.6).
 */
export const leaveTable = asPreviewed(previewLeave, (work, _, leaving): TableOutcome => {
  const { table: number, person, seat, standsIn } = leaving;
  if (seat === null) return withdrawn(work, number, person);
  if (standsIn) return handBack(work, number, seat, person);
  writeAt(work, theTable(work, number), { type: 'replacement-asked', seat }, person);
  const told = { kind: 'replacement-asked', table: number, seat, person } as const;
  work.announce(told, { to: 'table', table: number });
  tellTeam(work, number, seat, person);
  return told;
});

/** Somebody leaves a table before its start. */
export const withdraw: UseCase<Meant, TableOutcome<'table-left'>> = (work, actor, input) => {
  const found = previewLeave(work, actor, input, work.now);
  if (!found.ok) return found;
  const { table: number, person, seat } = found.value;
  return seat === null
    ? done(withdrawn(work, number, person))
    : refused({ code: 'not-at-table', table: number, ...by(theTable(work, number).rules, 'start') });
};

function withdrawn(work: UnitOfWork, number: TableNumber, person: PersonNumber): TableOutcome<'table-left'> {
  writeAt(work, theTable(work, number), { type: 'table-left', person }, person);
  return { kind: 'table-left', table: number, person };
}

/** Somebody who stands in at a seat stops: its player plays again, or it is open. */
export function handBack(
  work: UnitOfWork,
  number: TableNumber,
  seat: string,
  person: PersonNumber,
): TableOutcome<'seat-handed-back'> {
  const table = theTable(work, number);
  const held = table.state.seats.get(seat);
  if (held !== undefined) endStandIn(work, table, held, person);
  return { kind: 'seat-handed-back', table: number, seat };
}
