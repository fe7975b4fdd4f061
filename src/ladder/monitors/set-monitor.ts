import type { Act } from '../../../terms/register.ts';
import { isMember } from '../../house/book/members.ts';
import {
  type Actor,
  enrolActor,
  isStaff,
  type Named,
  needsModerator,
  type Person,
  whichPerson,
  whoActs,
} from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { isOverdue, type Monitor, monitorOn, standingMonitors } from '../book/monitors.ts';
import type { MonitorNews } from '../notices.ts';
import type { MonitorOutcome } from '../outcomes.ts';

interface SuspicionInput {
  member: Named;
  suspicion: string;
}

/**
 * Acts II.10 and II.10.1: a Moderator has a Member monitored, and says what they suspect. Refused for themselves, for anyone off
 * the Leaderboard, and where they are monitored already.
 */
export const setMonitor: UseCase<SuspicionInput, MonitorOutcome> = (work, actor, input) =>
  takeStep(work, actor, input.member, {
    words: { suspicion: input.suspicion },
    step: 'set',
    acts: ['II.10', 'II.10.1'],
    entry: (person) => newMonitor(work.state, person),
  });

function newMonitor(state: State, person: PersonNumber): Result<BodyOf<'monitored'>> {
  if (!isMember(state, person)) return refused({ code: 'not-a-member', person, acts: ['II.10'] });
  if (monitorOn(state, person) !== null)
    return refused({ code: 'already-monitored', person, acts: ['II.10'] });
  return done({ type: 'monitored', person });
}

/** Act II.10.2: any Moderator lifts a monitor, with a reason; not the one on themselves. */
export const liftMonitor: UseCase<{ member: Named; reason: string }, MonitorOutcome> = (work, actor, input) =>
  takeStep(work, actor, input.member, {
    words: { reason: input.reason },
    step: 'lifted',
    acts: ['II.10.2'],
    entry(person) {
      const monitor = whichMonitor(work.state, person, 'II.10.2');
      return monitor.ok ? done({ type: 'monitor-lifted', monitor: monitor.value.seq }) : monitor;
    },
  });

/**
 * Act II.10.5: a Moderator states the suspicion again; sessions are then counted again. Refused before the monitor has lasted
 * that long, so that nobody puts off what the Member may do then.
 */
export const restateMonitor: UseCase<SuspicionInput, MonitorOutcome> = (work, actor, input) =>
  takeStep(work, actor, input.member, {
    words: { suspicion: input.suspicion },
    step: 'restated',
    acts: ['II.10.5'],
    entry(person) {
      const monitor = whichMonitor(work.state, person, 'II.10.5');
      if (!monitor.ok) return monitor;
      return isOverdue(work.state, monitor.value)
        ? done({ type: 'monitor-restated', monitor: monitor.value.seq })
        : refused({ code: 'monitor-not-overdue', person, acts: ['II.10.5'] });
    },
  });

function whichMonitor(state: State, person: PersonNumber, act: Act): Result<Monitor> {
  const monitor = monitorOn(state, person);
  return monitor === null ? refused({ code: 'not-monitored', person, acts: [act] }) : done(monitor);
}

/** What a Moderator does about a monitor, and what they say of it. */
interface Step {
  words: { suspicion: string } | { reason: string };
  step: MonitorNews['step'];
  acts: readonly Act[];
  entry(person: PersonNumber): Result<BodyOf<'monitored' | 'monitor-lifted' | 'monitor-restated'>>;
}

/** Writes it, has it declared in #discussion, and the Member told of it (Acts II.10 and III.2.4). */
function takeStep(
  work: UnitOfWork,
  actor: Actor,
  member: Named,
  { words, step, acts, entry }: Step,
): Result<MonitorOutcome> {
  const found = whoIsMonitored(work, actor, member);
  if (!found.ok) return found;
  const { number: person } = found.value;
  const why = 'reason' in words ? readReason(words.reason) : readReason(words.suspicion, 'suspicion');
  if (!why.ok) return why;
  const body = entry(person);
  if (!body.ok) return body;
  const by = enrolActor(work, actor);
  const texts = 'reason' in words ? { reason: why.value } : { suspicion: why.value };
  const news: MonitorNews = { step, person, by, entry: work.append(body.value, { by, acts, texts }) };
  work.announce({ kind: 'monitor', told: 'club', ...news }, { to: 'discussion' });
  tell(work, { kind: 'monitor', told: 'member', ...news }, person);
  return done({ kind: `monitor-${step}`, person });
}

/** Acts II.10 and III.3.5: whom a Moderator names, unless it is themselves. */
function whoIsMonitored(work: UnitOfWork, actor: Actor, named: Named): Result<Person> {
  const found = unlessRefused(needsModerator(work, actor), whichPerson(work, named));
  if (!found.ok) return found;
  const own = whoActs(work, actor).number === found.value.number;
  return own ? refused({ code: 'own-matter', acts: ['III.3.5'] }) : found;
}

/** A monitor that stands, whether its suspicion has to be stated again, and where it was stated last. */
export interface MonitorListed {
  monitor: Monitor;
  overdue: boolean;
  stated: number;
}

/** Act II.10: all monitors, for those who have a Moderator's power, and for the member of staff (Act 0.14). */
export function listMonitors(view: ClubView, actor: Actor): Result<MonitorListed[]> {
  const refusals = isStaff(view, actor) ? [] : needsModerator(view, actor);
  return unlessRefused(refusals, done(standingMonitors(view.state).map((monitor) => listed(view, monitor))));
}

function listed({ state, entries }: ClubView, monitor: Monitor): MonitorListed {
  const { seq } = monitor;
  const restated = entries.findLast((entry) => entry.type === 'monitor-restated' && entry.monitor === seq);
  return { monitor, overdue: isOverdue(state, monitor), stated: restated?.seq ?? seq };
}
