import { type Actor, isStaff, needsModerator } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, unlessRefused } from '../../house/result.ts';
import { isOverdue, type Monitor, standingMonitors } from '../book/monitors.ts';

/** A monitor that stands, whether its suspicion has to be stated anew, and where it was stated last. */
export interface MonitorListed {
  monitor: Monitor;
  overdue: boolean;
  stated: number;
}

/** Act II.10: the monitors that stand, for whoever has a Moderator's power, and for the member of staff (Act 0.14). */
export function listMonitors(view: ClubView, actor: Actor): Result<MonitorListed[]> {
  const refusals = isStaff(view, actor) ? [] : needsModerator(view, actor);
  return unlessRefused(refusals, done(standingMonitors(view.state).map((monitor) => listed(view, monitor))));
}

function listed({ state, entries }: ClubView, monitor: Monitor): MonitorListed {
  const { seq } = monitor;
  const restated = entries.findLast((entry) => entry.type === 'monitor-restated' && entry.monitor === seq);
  return { monitor, overdue: isOverdue(state, monitor), stated: restated?.seq ?? seq };
}
