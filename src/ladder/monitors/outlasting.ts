import { isMember } from '../../house/book/members.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { tell, whoGoesOn } from '../../house/tell.ts';
import { isOverdue, standingMonitors } from '../book/monitors.ts';
import { type Session, wasHeld } from '../book/register.ts';

/**
 * Act II.10.5: tells Members whose monitor has outlasted a held session that they may go to the Court, and whoever placed it
 * that the suspicion has to be stated again; once a session.
 */
export function tellOfOutlasting(work: UnitOfWork, { date }: Session): void {
  const session = work.state.sessions.get(date);
  if (session === undefined || !wasHeld(session)) return;
  const lasting = standingMonitors(work.state).filter(
    (monitor) =>
      isMember(work.state, monitor.person) && monitor.overdue !== date && isOverdue(work.state, monitor),
  );
  for (const monitor of lasting) {
    const { seq, person } = monitor;
    work.append({ type: 'monitor-overdue', monitor: seq, date }, { by: null, acts: ['II.10.5'] });
    tell(work, { kind: 'monitor-overdue', person, date, officer: null }, person);
    for (const officer of whoGoesOn(work, monitor))
      tell(work, { kind: 'monitor-overdue', person, date, officer }, officer);
  }
}
