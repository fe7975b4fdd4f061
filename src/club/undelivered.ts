import type { Addressed, Notice } from './notices.ts';
import type { ClubView } from './ports.ts';

/**
 * What is told in place of a notice that Discord did not let reach a person: whoever issued a penalty, or a ban by the
 * staff, learns that it was not told, and the club's channel asks the person to open their messages, without saying
 * what it is about. Whoever had a post taken down learns that it is still there. Nothing for whoever has no account, and
 * for what may as well be missed.
 */
export function insteadOf(view: ClubView, { notice, target }: Addressed): Addressed[] {
  if (notice.kind === 'post-removal') return [notRemoved(notice)];
  if (target.to !== 'person' || view.people.byNumber(target.person)?.account == null) return [];
  const { person } = target;
  const closed: Addressed = { notice: { kind: 'messages-closed', person }, target: { to: 'discussion' } };
  switch (notice.kind) {
    case 'penalty-issued':
    case 'staff-banned': {
      const by = issuerOf(view, notice);
      const penalty = notice.kind === 'penalty-issued' ? notice.penalty : null;
      const told: Addressed[] =
        by === null
          ? []
          : [{ notice: { kind: 'not-told', person, penalty }, target: { to: 'person', person: by } }];
      return [...told, closed];
    }
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
      return [closed];
    default:
      return [];
  }
}

const notRemoved = ({
  channel,
  message,
  by: person,
}: Extract<Notice, { kind: 'post-removal' }>): Addressed => ({
  notice: { kind: 'post-not-removed', channel, message },
  target: { to: 'person', person },
});

function issuerOf(
  { state, entries }: ClubView,
  notice: Extract<Notice, { kind: 'penalty-issued' | 'staff-banned' }>,
): number | null {
  if (notice.kind === 'penalty-issued') return state.penalties[notice.penalty]?.by ?? null;
  return entries[notice.ban - 1]?.by ?? null;
}
