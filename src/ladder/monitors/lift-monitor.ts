import type { Actor, Named } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import { enrol, whoActs } from '../../house/who.ts';
import type { MonitorOutcome } from './outcomes.ts';
import { tellOfMonitor } from './tell.ts';
import { whichMonitor, whoIsMonitored } from './whose-monitor.ts';

/** Act II.10.2: any Moderator lifts a monitor, with a reason; not the one on themselves. */
export function liftMonitor(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named; reason: string },
): Result<MonitorOutcome> {
  const found = whoIsMonitored(work, actor, input.member);
  if (!found.ok) return found;
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  const { number: person } = found.value;
  const monitor = whichMonitor(work, person, 'II.10.2');
  if (!monitor.ok) return monitor;
  const by = enrol(work, whoActs(work, actor));
  const about = { by, acts: ['II.10.2'], texts: { reason: reason.value } } as const;
  const entry = work.append({ type: 'monitor-lifted', monitor: monitor.value.seq }, about);
  tellOfMonitor(work, { step: 'lifted', person, by, entry });
  return done({ kind: 'monitor-lifted', person });
}
