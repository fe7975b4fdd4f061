import { type LocalDate, parseLocalDate } from '../../../terms/time.ts';
import { enrolActor, needsModerator } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { allOf, done, type Refusal, refused, understood, unlessRefused } from '../../house/result.ts';
import { keepingDeadlines } from '../../house/room.ts';
import { declareUse } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import { wasHeld } from '../book/register.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { isAhead, nextSession } from './days.ts';
import { planAround } from './plan-event.ts';

interface CancelInput {
  /** As typed, `2026-11-27`. */
  date: string;
  reason: string;
  restore: boolean;
}

/**
 * Act 0.5: a Moderator calls off a session to come, or takes that back. Refused for a day that is not the club's or is over,
 * while the session is open, and once it was held.
 */
export const cancelSession: UseCase<CancelInput, SessionOutcome> = (work, actor, input) => {
  const { restore, date: text } = input;
  const read = unlessRefused(
    needsModerator(work, actor),
    allOf(
      understood(parseLocalDate(text), { problem: 'not-a-date', option: 'date', text }),
      readReason(input.reason),
    ),
  );
  if (!read.ok) return read;
  const [date, reason] = read.value;
  const obstacles = restore ? mayRestore(work, date) : mayCancel(work, date, work.now);
  const refusals = [...isAhead(work, date, work.now), ...obstacles];
  if (refusals.length > 0) return refused(...refusals);
  const about = { by: enrolActor(work, actor), acts: ['0.5'], texts: { reason } } as const;
  const type = restore ? 'session-restored' : 'session-cancelled';
  const keep = keepingDeadlines(work);
  declareUse(work, work.append({ type, date }, about));
  keep();
  planAround(work, date);
  return done({ kind: 'session-cancelled', date, restored: restore });
};

function mayCancel(view: ClubView, date: LocalDate, now: number): Refusal[] {
  const session = view.state.sessions.get(date);
  if (session !== undefined && (session.open || wasHeld(session)))
    return [{ code: 'session-was-held', date, acts: ['0.5'] }];
  if (!view.state.cancelled.has(date)) return [];
  return [{ code: 'session-cancelled', date, nextSession: nextSession(view, now), acts: ['0.5'] }];
}

const mayRestore = (view: ClubView, date: LocalDate): Refusal[] =>
  view.state.cancelled.has(date) ? [] : [{ code: 'session-not-cancelled', date, acts: ['0.5'] }];
