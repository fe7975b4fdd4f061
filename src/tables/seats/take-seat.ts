import { type Actor, enrolActor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Table, writeAt } from '../table.ts';
import { personActing } from '../who.ts';
import type { Seat } from './book.ts';
import { parsePreference } from './draw.ts';
import { mayNotSit, openSeats, playedAnother } from './find-seat.ts';

/** Somebody takes an open seat of a table that is being played, for good and at once (Club 1.6 and 3.6). */
export function takeSeat(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  preference: string | null,
): Result<TableOutcome<'seat-taken'>> {
  const refusals = mayNotSit(work, table, personActing(work, actor), { seat: null, now: work.now });
  if (refusals.length > 0) return refused(...refusals);
  const found = whichOpen(table, preference);
  if (!found.ok) return found;
  const { id: seat } = found.value;
  const another = playedAnother(table, seat, personActing(work, actor));
  if (another.length > 0) return refused(...another);
  const person = enrolActor(work, actor);
  writeAt(work, table, { type: 'seat-replaced', seat, person, until: null }, person);
  const told = { kind: 'seat-taken', table: table.number, seat, person } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
}

/** The open seat that they would like best; where they name none, the only one. */
function whichOpen(table: Table, preference: string | null): Result<Seat> {
  const { number, rules } = table;
  const open = openSeats(table);
  const [only, another] = open;
  if (only === undefined)
    return refused({ code: 'table-not-open', table: number, ...by(rules, 'replacement') });
  const seats = rules.seats;
  const ids = open.map(({ id }) => id);
  if (preference === null)
    return another === undefined
      ? done(only)
      : notUnderstood({ problem: 'which-seat', table: number, open: ids });
  const wants = parsePreference(preference, seats);
  if (wants === null) return notUnderstood({ problem: 'not-a-seat', text: preference, seats });
  const wanted = wants.flatMap((id) => open.filter((seat) => seat.id === id));
  return wanted[0] === undefined
    ? refused({ code: 'seat-not-open', table: number, open: ids, ...by(rules, 'replacement') })
    : done(wanted[0]);
}
