import { type Actor, enrolActor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Table, writeAt } from '../table.ts';
import { answerPool, notCalled } from '../tournaments/replacing/answer-pool.ts';
import { callFor } from '../tournaments/replacing/call.ts';
import { refusedBefore } from '../tournaments/replacing/refused-before.ts';
import { personActing } from '../who.ts';
import type { Seat } from './book.ts';
import { parsePreference } from './draw.ts';
import { mayNotSit, openSeats, playedAnother } from './find-seat.ts';

/**
 * Somebody takes an open seat of a table that is being played, for good and at once (Club 1.6 and 3.6); at a board of a tournament it may be
 * kept for others, or for the highest ranked of those who answer (WM B.8(c) and (d)).
 */
export function takeSeat(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  preference: string | null,
): Result<TableOutcome<'seat-taken' | 'pool-answered'>> {
  const acting = personActing(work, actor);
  const { now } = work;
  const mayNot = mayNotSit(work, table, acting, { seat: null, now, as: 'permanent' });
  if (mayNot.length > 0) return refused(...mayNot);
  const found = whichOpen(table, preference);
  if (!found.ok) return found;
  const seat = found.value;
  const call = callFor(work, table, seat, now);
  const barred = acting === null ? [] : refusedBefore(table, seat.id, acting);
  const refusals = [
    ...playedAnother(table, seat.id, acting),
    ...barred,
    ...notCalled(table, seat, call, acting),
  ];
  if (refusals.length > 0) return refused(...refusals);
  return call.of === 'pool' && now < call.until
    ? answerPool(work, actor, { table, seat, call })
    : done(sitDown(work, table, seat.id, { person: enrolActor(work, actor), fromPool: call.of === 'pool' }));
}

function sitDown(
  work: UnitOfWork,
  table: Table,
  seat: string,
  { person, fromPool }: { person: PersonNumber; fromPool: boolean },
): TableOutcome<'seat-taken'> {
  const taken = { type: 'seat-replaced', seat, person, until: null } as const;
  writeAt(work, table, fromPool ? { ...taken, fromPool } : taken, person);
  const told = { kind: 'seat-taken', table: table.number, seat, person } as const;
  work.announce(told, { to: 'table', table: table.number });
  return told;
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
