import type { Notice } from './notices.ts';
import type { ClubView, UnitOfWork } from './ports.ts';
import { done, type Result } from './result.ts';

/** As many posts as are found again: what is overturned was decided in the last months. */
const most = 300;

/** The entry of the act or judgement that a notice tells everybody of, and that may be overturned; null for others. */
export function toldBy(
  notice: Notice,
  { state, settings }: Pick<ClubView, 'state' | 'settings'>,
): number | null {
  switch (notice.kind) {
    case 'penalty-declared':
      return state.penalties[notice.penalty]?.seq ?? null;
    case 'game-action':
    case 'score-adjusted':
    case 'score-modified':
    case 'voided-by-chief':
      return notice.entry;
    case 'monitor':
      return notice.told === 'club' && notice.step !== 'lifted' ? notice.entry : null;
    case 'judged':
      return isForEverybody(notice, settings) ? notice.judged : null;
    case 'redecided':
      return notice.person === null ? notice.redecided : null;
    default:
      return null;
  }
}

/** Where the Court has no channel of its own, everybody is told in one with it. */
const isForEverybody = (
  { place, person }: Extract<Notice, { kind: 'judged' }>,
  { court, discussion }: Pick<ClubView['settings'], 'court' | 'discussion'>,
): boolean =>
  place === 'discussion' ||
  (place === undefined && person === null && (court === null || court === discussion));

/** Keeps where everybody was told of that entry, so that the post can say later what became of it. */
export function notePost(
  work: UnitOfWork,
  entry: number,
  { channel, message }: { channel: string; message: string },
): Result<{ kind: 'settled' }> {
  const known: Record<string, string> = { ...work.settings.toldPosts, [entry]: `${channel}/${message}` };
  const latest = Object.entries(known).sort(([one], [other]) => Number(other) - Number(one));
  work.saveSettings({ toldPosts: Object.fromEntries(latest.slice(0, most)) });
  return done({ kind: 'settled' });
}
