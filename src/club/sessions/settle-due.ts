import type { Instant, LocalDate } from '../../../terms/time.ts';
import { openSessionOf } from '../../ledger/register.ts';
import type { ClubId, Clubs, UnitOfWork } from '../ports.ts';
import { forgetDue } from '../privacy/forget-due.ts';
import { done, type Result } from '../result.ts';
import { endSession } from './end-session.ts';
import type { SessionOutcome } from './outcomes.ts';

/**
 * Does what the calendar asks for: closes a session that is over, and forgets whose ban is. Whatever acts on a club
 * settles it first, so that late or repeated calls leave the same ledger.
 */
export async function settleDue(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  await closeDue(clubs, club, now);
  await forgetDue(clubs, club, now);
}

/** Act 0.5: closes a session whose end has passed, as of that end and not of when somebody looked. */
async function closeDue(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  const session = openSessionOf((await clubs.view(club)).state);
  if (session === undefined || now <= session.closesAt) return;
  const occasion = { interaction: null, now: session.closesAt };
  await clubs.change(club, occasion, (work) => closeByTime(work, session.date));
}

/** Does nothing more when the session was closed in the meantime. */
function closeByTime(work: UnitOfWork, date: LocalDate): Result<SessionOutcome> {
  const session = work.state.sessions.get(date);
  if (session?.open === true) return done(endSession(work, session, null));
  return done({ kind: 'session-closed', date, counted: [], lapsed: [], referred: [], decayed: [] });
}
