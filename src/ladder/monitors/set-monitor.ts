import { isMember } from '../../house/book/members.ts';
import type { Actor, Named, Person } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import { enrol, whoActs } from '../../house/who.ts';
import { monitorOn } from '../book/monitors.ts';
import type { MonitorOutcome } from './outcomes.ts';
import { tellOfMonitor } from './tell.ts';
import { whoIsMonitored } from './whose-monitor.ts';

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
