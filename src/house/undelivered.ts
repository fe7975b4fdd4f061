import type { PersonNumber } from '../ledger/fields.ts';
import type { AboutPoints, Addressed, NoticeOf } from '../told.ts';
import type { ClubView } from './ports.ts';

/** Why somebody was not told: they take no direct messages, or Discord finds fault with the message itself. */
export type Cause = 'closed' | 'malformed';

/**
 * What is told in place of a notice that did not reach a person. What touches points, games or a ban is told in #discussion,
 * without its reasons; who issued a penalty, or a ban by the staff, learns that it was not told in full. Of other matters that
 * must not be missed nothing is said: the person is asked to open their messages. Who had a post taken down learns that
 * it is still there. Nothing for somebody without an account, and for what is told elsewhere too.
 */
export function insteadOf(
  view: ClubView,
  { notice, target }: Addressed,
  cause: Cause = 'closed',
): Addressed[] {
  if (notice.kind === 'post-removal') return [notRemoved(notice)];
  if (target.to !== 'person' || view.people.byNumber(target.person)?.account == null) return [];
  const { person } = target;
  switch (notice.kind) {
    case 'penalty-issued':
    case 'staff-banned':
      return [...toIssuer(view, notice, person), untold(person, notice)];
    case 'decay':
      return isWarning(notice) ? closed(person, cause) : [untold(person, notice)];
    case 'staff-ban-lifted':
    case 'removed':
    case 'game-lapsed':
    case 'game-objected':
      return [untold(person, notice)];
    case 'not-told':
    case 'penalty-reminder':
    case 'breach-found':
    case 'removal-request':
    case 'monitor':
    case 'monitor-overdue':
    case 'clock-order':
    case 'petition':
    case 'hearing':
    case 'court-reminder':
    case 'game-differs':
    case 'shut-out':
      return closed(person, cause);
    default:
      return [];
  }
}

const untold = (person: PersonNumber, instead: AboutPoints): Addressed => ({
  notice: { kind: 'untold', person, instead },
  target: { to: 'discussion' },
});

/** Opening their messages would not help where the message is at fault. */
const closed = (person: PersonNumber, cause: Cause): Addressed[] =>
  cause === 'malformed'
    ? []
    : [{ notice: { kind: 'messages-closed', person }, target: { to: 'discussion' } }];

/** Act II.6: nothing has happened to the points so far. */
const isWarning = ({ made, undone }: NoticeOf<'decay'>): boolean => made.length + undone.length === 0;

const notRemoved = ({ channel, message, by: person }: NoticeOf<'post-removal'>): Addressed => ({
  notice: { kind: 'post-not-removed', channel, message },
  target: { to: 'person', person },
});

type Issued = NoticeOf<'penalty-issued' | 'staff-banned'>;

function toIssuer(view: ClubView, notice: Issued, person: PersonNumber): Addressed[] {
  const by = issuerOf(view, notice);
  const penalty = notice.kind === 'penalty-issued' ? notice.penalty : null;
  if (by === null) return [];
  return [{ notice: { kind: 'not-told', person, penalty }, target: { to: 'person', person: by } }];
}

function issuerOf({ state, entries }: ClubView, notice: Issued): PersonNumber | null {
  if (notice.kind === 'penalty-issued') return state.penalties[notice.penalty]?.by ?? null;
  return entries[notice.ban - 1]?.by ?? null;
}
