import type { ClubView } from '../house/ports.ts';
import { isTold } from '../house/told.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { type Addressed, aboutPoints, type Notice, type NoticeOf, pressing } from '../told.ts';

/** Why somebody was not told: they take no direct messages, or Discord finds fault with the message itself. */
type Cause = 'closed' | 'malformed';

/**
 * What is told in place of a notice that did not reach a person, by what its room says of it: in #discussion without its
 * reasons, or only that they should open their messages. The person who issued a penalty, banned as the staff or had a post taken
 * down learns of it. Nothing for somebody without an account, and for what is told elsewhere too.
 */
export function insteadOf(
  view: ClubView,
  { notice, target }: Addressed,
  cause: Cause = 'closed',
): Addressed[] {
  if (notice.kind === 'post-removal') return [notRemoved(notice)];
  if (target.to !== 'person' || view.people.byNumber(target.person)?.account == null) return [];
  const { person } = target;
  if (isTold(pressing, notice) || isWarning(notice)) return closed(person, cause);
  if (!isTold(aboutPoints, notice)) return [];
  const untold = { kind: 'untold', person, instead: notice } as const;
  return [...toIssuer(view, notice, person), { notice: untold, target: { to: 'discussion' } }];
}

/** Opening their messages would not help where the message is at fault. */
const closed = (person: PersonNumber, cause: Cause): Addressed[] =>
  cause === 'malformed'
    ? []
    : [{ notice: { kind: 'messages-closed', person }, target: { to: 'discussion' } }];

/** Act II.6: nothing has happened to the points so far. */
const isWarning = (notice: Notice): boolean =>
  notice.kind === 'decay' && notice.made.length + notice.undone.length === 0;

const notRemoved = ({ channel, message, by: person }: NoticeOf<'post-removal'>): Addressed => ({
  notice: { kind: 'post-not-removed', channel, message },
  target: { to: 'person', person },
});

function toIssuer(view: ClubView, notice: Notice, person: PersonNumber): Addressed[] {
  const by = issuerOf(view, notice);
  const penalty = notice.kind === 'penalty-issued' ? notice.penalty : null;
  if (by === null) return [];
  return [{ notice: { kind: 'not-told', person, penalty }, target: { to: 'person', person: by } }];
}

function issuerOf({ state, entries }: ClubView, notice: Notice): PersonNumber | null {
  if (notice.kind === 'penalty-issued') return state.penalties[notice.penalty]?.by ?? null;
  return notice.kind === 'staff-banned' ? (entries[notice.ban - 1]?.by ?? null) : null;
}
