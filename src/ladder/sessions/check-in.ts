import { moderatesAs, type Office } from '../../../terms/administration/authority.ts';
import type { Act } from '../../../terms/register.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { type Actor, enrol, needsModerator, officesOf, type Somebody, whoActs } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { isCheckedIn, type Session } from '../book/register.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { sessionNow } from './days.ts';

/**
 * Act 0.9: somebody is in the room from now on, Member or not. `moderating`: they act as Moderator (Acts 0.6 and III.3.4);
 * Moderators always do. Refused outside a session, where they are in the room already, and to others who would act as Moderator.
 */
export const checkIn: UseCase<{ moderating: boolean }, SessionOutcome> = (work, actor, input) => {
  const session = sessionNow(work, work.now);
  if (!session.ok) return session;
  const somebody = whoActs(work, actor);
  const moderating = input.moderating || officesOf(work, somebody).has('moderator');
  const refusals = [
    ...(moderating ? needsModerator(work, actor) : []),
    ...isThere(session.value, somebody, moderating),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const { date } = session.value;
  const person = enrol(work, somebody);
  admit(work, { person, date, moderating, by: person });
  return done({ kind: 'checked-in', person, date, moderating });
};

/** None, or the refusal for somebody in the room who would not change what they are there for. */
function isThere(session: Session, { number: person }: Somebody, moderating: boolean): Refusal[] {
  if (person === null || !isCheckedIn(session, person)) return [];
  const last = session.stays.get(person)?.at(-1);
  return last?.moderating === moderating
    ? [{ code: 'already-present', person, date: null, acts: ['0.9'] }]
    : [];
}

/** Act 0.9: somebody leaves the room. Refused to anyone who is not in it. */
export function checkOut(work: UnitOfWork, actor: Actor): Result<SessionOutcome> {
  const session = sessionNow(work, work.now);
  if (!session.ok) return session;
  const { number: person } = whoActs(work, actor);
  if (person === null || !isCheckedIn(session.value, person))
    return refused({ code: 'not-present', person, date: null, acts: ['0.9'] });
  const { date } = session.value;
  work.append({ type: 'checked-out', person, date }, { by: person, acts: ['0.9'] });
  return done({ kind: 'checked-out', person, date });
}

export interface Arrival {
  person: PersonNumber;
  date: LocalDate;
  /** Counts as the Moderator in the room (Act 0.6). */
  moderating: boolean;
  by: PersonNumber;
  texts?: Texts;
}

/** Enters somebody in the register as in the room from now on (Act 0.9). Returns the place of the entry. */
export function admit(work: UnitOfWork, { person, date, moderating, by, texts = {} }: Arrival): number {
  const acts = moderating ? moderatingActs(officesHeld(work.state, person)) : (['0.9'] as const);
  return work.append({ type: 'checked-in', person, date, moderating }, { by, acts, texts });
}

/** Act III.3.4 is cited where a Justice stands in for a Moderator. */
const moderatingActs = (held: ReadonlySet<Office>): readonly Act[] =>
  moderatesAs(held) === 'moderator' ? ['0.6', '0.9'] : ['0.6', '0.9', 'III.3.4'];
