import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { heldSessions } from '../book/register.ts';
import { roundOf } from './round.ts';

/**
 * The club is told once how a session went that was held: at its end, since one that was closed by hand may be opened
 * again until then (Act 0.5). Only the latest: nobody can open the next before this one is reported.
 */
export function reportDue({ state }: ClubView): DueThing[] {
  const session = heldSessions(state).at(-1);
  if (session === undefined || session.reported) return [];
  const { date, closesAt: at } = session;
  return [{ at, name: `the report of ${date}`, carryOut: (work) => report(work, date) }];
}

function report(work: UnitOfWork, date: string): void {
  work.append({ type: 'session-reported', date }, { by: null, acts: ['0.5'] });
  work.announce({ kind: 'weekly-round', ...roundOf(work, date, work.now) }, { to: 'discussion' });
}
