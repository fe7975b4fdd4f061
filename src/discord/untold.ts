import type { AboutPoints, Notice } from '../house/notices.ts';
import { partsWords, penaltyOf } from '../house/words/penalty-words.ts';
import type { Reply } from '../house/words/reply.ts';
import type { Scene } from '../house/words/scene.ts';
import { accountsOf, cite, mentionOf, momentOf, nameOf } from '../house/words/text.ts';
import type { GameNumber } from '../ledger/fields.ts';

/** What a direct message could not say, in #discussion: what happened, and where to read the rest alone. */
export const renderUntold = (
  { person, instead }: Extract<Notice, { kind: 'untold' }>,
  scene: Scene,
): Reply => ({
  audience: 'club',
  content: [
    `${mentionOf(scene.view, person)}, I could not tell you this in a direct message:`,
    publicPart(instead, scene),
    openMessages,
  ].join('\n'),
  pings: accountsOf(scene.view, [person]),
});

const openMessages =
  '-# If you want such news in private, let members of this server send you direct messages.';
const explained = '`/explain` shows how your score came about, to you alone.';

/** What everybody may read of it: no reasons, and nothing of who decided. */
function publicPart(notice: AboutPoints, scene: Scene): string {
  const { view } = scene;
  switch (notice.kind) {
    case 'penalty-issued':
      return penalised(notice, scene);
    case 'staff-banned':
      return `The member of staff has banned you${endOf(notice.ban, scene)} (${cite(['III.6.1'])}). Ask them why.`;
    case 'staff-ban-lifted':
      return `The member of staff has lifted their ban on you (${cite(['III.6.1'])}).`;
    case 'decay':
      return `Your score: ${notice.before} → **${notice.after}** (${cite(['II.6'])}). ${explained}`;
    case 'removed':
      return 'You are off the Leaderboard. You can join again with `/join`.';
    case 'game-lapsed':
      return `Game #${notice.game}, ${playersOf(notice.game, scene)}, lapsed: it does not count (${cite(['0.12'])}).`;
    case 'game-objected':
      return `${nameOf(view, notice.by)} objects to how game #${notice.game} ended, so there is one rematch at the next session (${cite(['I.6'])}).`;
    default:
      return notice satisfies never;
  }
}

function penalised(
  { penalty: number, change }: Extract<AboutPoints, { kind: 'penalty-issued' }>,
  { view }: Scene,
): string {
  const parts = partsWords(penaltyOf(view, number), view);
  const score = change === null ? '' : ` Your score: ${change.before} → **${change.after}**.`;
  return [
    `You were given penalty #${number}: ${parts}.${score} ${explained}`,
    `If you think that this is wrong, use \`/appeal file\` and name penalty #${number} (${cite(['III.3'])}).`,
  ].join('\n');
}

function endOf(seq: number, { view: { state } }: Scene): string {
  const ban = state.bans.find((each) => each.seq === seq);
  return ban?.endsAt == null ? ' without an end' : ` until ${momentOf(ban.endsAt, state.figures)}`;
}

function playersOf(number: GameNumber, { view }: Scene): string {
  const game = view.state.games[number];
  return game === undefined ? '' : `${nameOf(view, game.player)} – ${nameOf(view, game.opponent)}`;
}
