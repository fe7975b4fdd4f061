import type { UseCase } from '../../house/plan.ts';
import { done, refused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant } from '../table.ts';
import { personActing } from '../who.ts';
import { findSeat } from './find-seat.ts';
import { needsHolder } from './offer-seat.ts';
import { endStandIn } from './open-seat.ts';

/** The player whose seat it is, or the gamemaster, has them play it again before the time of whoever stands in is over (Club 1.6). */
export const returnSeat: UseCase<Meant & { seat: string }, TableOutcome<'seat-returned'>> = (
  work,
  actor,
  input,
) => {
  const found = findSeat(work, input);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const about = { table: table.number, seat: seat.id };
  const mayNot = needsHolder(work, actor, found.value);
  if (mayNot.length > 0) return refused(...mayNot);
  if (seat.standIn === null) return refused({ code: 'no-stand-in', ...about, ...by(table.rules, '1.6') });
  endStandIn(work, table, seat, personActing(work, actor));
  return done({ kind: 'seat-returned', ...about });
};
