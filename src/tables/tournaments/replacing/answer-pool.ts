import { type Actor, enrolActor } from '../../../house/people.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import { done, type Refusal, type Result } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { TableOutcome } from '../../outcomes.ts';
import type { Seat } from '../../seats/book.ts';
import { by, type Table, writeAt } from '../../table.ts';
import { type Call, isInPool } from './call.ts';

/** None, or the refusal where an open seat is not for that person to take by themselves (WM B.8(c) and (d)). */
export function notCalled(
  table: Table,
  { id: seat }: Seat,
  call: Call,
  person: PersonNumber | null,
): Refusal[] {
  const about = { table: table.number, seat, ...by(table.rules, ...keeps(call)) };
  if (call.of === 'captain' && call.captain !== person)
    return [{ code: 'seat-for-captain', captain: call.captain, until: call.until, ...about }];
  if (call.of === 'pool' && !isInPool(call, person)) return [{ code: 'seat-for-pool', ...about }];
  return [];
}

const keeps = ({ of }: Call): 'captain'[] => (of === 'anybody' ? [] : ['captain']);

/** Somebody from the pool would take a seat. For a day that is kept, and then the highest ranked of them has it (WM B.8(d)). */
export function answerPool(
  work: UnitOfWork,
  actor: Actor,
  { table, seat, call }: { table: Table; seat: Seat; call: Extract<Call, { of: 'pool' }> },
): Result<TableOutcome<'pool-answered'>> {
  const person = enrolActor(work, actor);
  if (!call.pool.answers.includes(person))
    writeAt(work, table, { type: 'pool-answered', seat: seat.id, person }, person);
  const { until } = call;
  return done({ kind: 'pool-answered', table: table.number, seat: seat.id, person, until });
}
