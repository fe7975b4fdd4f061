import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { whoActs } from '../../house/who.ts';
import { isCheckedIn } from '../book/register.ts';
import { sessionNow } from './days.ts';
import type { SessionOutcome } from './outcomes.ts';

/** Act 0.9: somebody leaves the room. Refused to whoever is not in it. */
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
