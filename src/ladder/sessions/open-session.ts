import { type Instant, type LocalDate, localDate, sessionWindow } from '../../../terms/time.ts';
import { type Actor, enrolActor, needsModerator } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { declareUse } from '../../house/tell.ts';
import { undoDecay } from '../decay/apply-decay.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { admit } from './check-in.ts';
import { isAhead, nextSession } from './days.ts';

/**
 * Act 0.5: a Moderator opens today's session and is in the room from then on (Act 0.6). One closed by hand may go on until its
 * end, and what its close cost is undone (Act II.6). Refused on other days, on a holiday, and once it is over.
 */
export function openSession(work: UnitOfWork, actor: Actor): Result<SessionOutcome> {
  const authority = needsModerator(work, actor);
  if (authority.length > 0) return refused(...authority);
  const date = localDate(work.now, work.state.figures);
  const refusals = mayOpen(work, date, work.now);
  if (refusals.length > 0) return refused(...refusals);
  const by = enrolActor(work, actor);
  const { opensAt, closesAt } = work.state.sessions.get(date) ?? sessionWindow(date, work.state.figures);
  declareUse(work, work.append({ type: 'session-opened', date, opensAt, closesAt }, { by, acts: ['0.5'] }));
  undoDecay(work, date);
  admit(work, { person: by, date, moderating: true, by });
  return done({ kind: 'session-opened', date });
}

function mayOpen(view: ClubView, date: LocalDate, now: Instant): Refusal[] {
  const { cancelled, sessions } = view.state;
  const refusals = isAhead(view, date, now);
  if (cancelled.has(date))
    refusals.push({ code: 'session-cancelled', date, nextSession: nextSession(view, now), acts: ['0.5'] });
  if (sessions.get(date)?.open === true) refusals.push({ code: 'session-already-open', date, acts: ['0.5'] });
  return refusals;
}
