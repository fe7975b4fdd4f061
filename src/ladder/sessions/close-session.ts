import { type Actor, enrolActor, needsModerator } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, unlessRefused } from '../../house/result.ts';
import { readOptionalReason } from '../../house/texts.ts';
import { sessionNow } from './days.ts';
import { endSession } from './end-session.ts';
import type { SessionOutcome } from './outcomes.ts';

/** Act 0.5: a Moderator closes the session before its end, and may say why. Refused when none is going on. */
export function closeSession(
  work: UnitOfWork,
  actor: Actor,
  input?: { reason: string | null },
): Result<SessionOutcome> {
  const session = unlessRefused(needsModerator(work, actor), sessionNow(work, work.now));
  if (!session.ok) return session;
  const texts = readOptionalReason(input?.reason ?? null);
  if (!texts.ok) return texts;
  return done(endSession(work, session.value, enrolActor(work, actor), texts.value));
}
