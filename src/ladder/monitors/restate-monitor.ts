import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import { enrol, whoActs } from '../../house/who.ts';
import { isOverdue } from '../book/monitors.ts';
import type { MonitorOutcome } from './outcomes.ts';
import type { SuspicionInput } from './set-monitor.ts';
import { tellOfMonitor } from './tell.ts';
import { whichMonitor, whoIsMonitored } from './whose-monitor.ts';

/**
 * Act II.10.5: a Moderator says what they still suspect, and why it has not gone away; sessions are then counted anew.
 * Refused before the monitor has lasted that long, so that nobody puts off what the Member may do then.
 */
export function restateMonitor(
  work: UnitOfWork,
  actor: Actor,
  input: SuspicionInput,
): Result<MonitorOutcome> {
  const found = whoIsMonitored(work, actor, input.member);
  if (!found.ok) return found;
  const suspicion = readReason(input.suspicion, 'suspicion');
  if (!suspicion.ok) return suspicion;
  const { number: person } = found.value;
  const monitor = whichMonitor(work, person, 'II.10.5');
  if (!monitor.ok) return monitor;
  if (!isOverdue(work.state, monitor.value))
    return refused({ code: 'monitor-not-overdue', person, acts: ['II.10.5'] });
  const by = enrol(work, whoActs(work, actor));
  const about = { by, acts: ['II.10.5'], texts: { suspicion: suspicion.value } } as const;
  const entry = work.append({ type: 'monitor-restated', monitor: monitor.value.seq }, about);
  tellOfMonitor(work, { step: 'restated', person, by, entry });
  return done({ kind: 'monitor-restated', person });
}
