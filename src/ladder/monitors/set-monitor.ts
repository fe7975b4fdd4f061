import type { Act } from '../../../terms/register.ts';
import { needsModerator } from '../../house/authority.ts';
import type { Actor, Named, Person } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import { enrol, whichPerson, whoActs } from '../../house/who.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { isOverdue, type Monitor, monitorOn } from '../book/monitors.ts';
import { isMember } from '../book/standings.ts';
import type { MonitorNews } from '../notices.ts';
import type { MonitorOutcome } from './outcomes.ts';

export interface SuspicionInput {
  member: Named;
  suspicion: string;
}

/**
 * Acts II.10 and II.10.1: a Moderator has a Member monitored, and says what they suspect. Refused against oneself, for
 * whoever is not on the Leaderboard, and for one who is monitored already.
 */
export function setMonitor(work: UnitOfWork, actor: Actor, input: SuspicionInput): Result<MonitorOutcome> {
  const found = whoIsMonitored(work, actor, input.member);
  if (!found.ok) return found;
  const suspicion = readReason(input.suspicion, 'suspicion');
  if (!suspicion.ok) return suspicion;
  const refusals = mayNotBeMonitored(work, found.value);
  if (refusals.length > 0) return refused(...refusals);
  const { number: person } = found.value;
  const by = enrol(work, whoActs(work, actor));
  const about = { by, acts: ['II.10', 'II.10.1'], texts: { suspicion: suspicion.value } } as const;
  const entry = work.append({ type: 'monitored', person }, about);
  tellOfMonitor(work, { step: 'set', person, by, entry });
  return done({ kind: 'monitor-set', person });
}

function mayNotBeMonitored({ state }: ClubView, { number: person }: Person): Refusal[] {
  if (!isMember(state, person)) return [{ code: 'not-a-member', person, acts: ['II.10'] }];
  return monitorOn(state, person) === null ? [] : [{ code: 'already-monitored', person, acts: ['II.10'] }];
}

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

/** Has a step of a monitor declared in #discussion, and the Member told of it (Acts II.10 and III.2.4). */
export function tellOfMonitor(work: UnitOfWork, news: MonitorNews): void {
  work.announce({ kind: 'monitor', told: 'club', ...news }, { to: 'discussion' });
  tell(work, { kind: 'monitor', told: 'member', ...news }, news.person);
}

/** Acts II.10 and III.3.5: whom a Moderator names, unless it is themselves. */
export function whoIsMonitored(view: ClubView, actor: Actor, named: Named): Result<Person> {
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return refused(...authority);
  const found = whichPerson(view, named);
  if (!found.ok) return found;
  const own = whoActs(view, actor).number === found.value.number;
  return own ? refused({ code: 'own-matter', acts: ['III.3.5'] }) : found;
}

/** The monitor that stands on a person, or the refusal that says that there is none. */
export function whichMonitor({ state }: ClubView, person: PersonNumber, act: Act): Result<Monitor> {
  const monitor = monitorOn(state, person);
  return monitor === null ? refused({ code: 'not-monitored', person, acts: [act] }) : done(monitor);
}
