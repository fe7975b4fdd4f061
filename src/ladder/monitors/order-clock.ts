import { mayAppoint } from '../../../terms/administration/authority.ts';
import { isMember } from '../../house/book/members.ts';
import { type Actor, enrolActor, type Named, officesOfActor, whichPerson } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, refused, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type ClockOrder, clockOrderOn } from '../book/monitors.ts';
import type { ClockNews } from '../notices.ts';
import type { MonitorOutcome } from '../outcomes.ts';

export interface ClockInput {
  member: Named;
  on: boolean;
  /** Null where the Member chooses them. */
  minutes: number | null;
}

/**
 * Acts II.11 and II.11.2: the Chief Justice has a Member play every game with a clock, or no longer, and need not say why.
 * Refused to others (Act II.11.3), and for anyone off the Leaderboard. Not understood where nothing would change.
 */
export const orderClock: UseCase<ClockInput, MonitorOutcome> = (work, actor, input) => {
  const found = unlessRefused(onlyChief(work, actor), whichPerson(work, input.member));
  if (!found.ok) return found;
  if (!input.on && input.minutes !== null)
    return notUnderstood({ problem: 'one-of', options: ['on:False', 'minutes'] });
  const { number: person } = found.value;
  if (input.on && !isMember(work.state, person))
    return refused({ code: 'not-a-member', person, acts: ['II.11'] });
  if (!changes(clockOrderOn(work.state, person), input))
    return notUnderstood({ problem: 'nothing-to-change' });
  return done(order(work, actor, person, input));
};

function onlyChief(view: ClubView, actor: Actor): Refusal[] {
  if (mayAppoint(officesOfActor(view, actor))) return [];
  return [{ code: 'needs-office', offices: ['chief'], acts: ['II.11.3'] }];
}

const changes = (standing: ClockOrder | null, { on, minutes }: ClockInput): boolean =>
  on ? standing === null || standing.minutes !== minutes : standing !== null;

function order(
  work: UnitOfWork,
  actor: Actor,
  person: PersonNumber,
  { on, minutes }: ClockInput,
): MonitorOutcome {
  const by = enrolActor(work, actor);
  const body = on
    ? ({ type: 'clock-required', person, minutes } as const)
    : ({ type: 'clock-waived', person } as const);
  work.append(body, { by, acts: ['II.11'] });
  const news: ClockNews = { person, by, order: on ? { minutes } : null };
  work.announce({ kind: 'clock-order', told: 'club', ...news }, { to: 'discussion' });
  tell(work, { kind: 'clock-order', told: 'member', ...news }, person);
  return on ? { kind: 'clock-required', person, minutes } : { kind: 'clock-waived', person };
}
