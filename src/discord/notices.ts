import { courtNews } from '../appeals/words/notices.ts';
import { joined, partsOf } from '../house/chapters.ts';
import type { HouseNotice } from '../house/notices.ts';
import type { Told } from '../house/told.ts';
import { houseNews } from '../house/words/notices.ts';
import { partsWords, penaltyOf } from '../house/words/penalty-words.ts';
import { type NoticeWords, type Reply, type Scene, toClub } from '../house/words/reply.ts';
import { accountsOf, banEndOf, mentionOf, nameOf, under } from '../house/words/text.ts';
import { ladderNews } from '../ladder/words/notices.ts';
import { playersIn } from '../ladder/words/result-line.ts';
import * as tableChapters from '../tables/chapters.ts';
import type { AboutPoints, aboutPoints, Messages } from '../told.ts';

/** What a direct message could not say, in #discussion: what happened, and where to read the rest alone. */
const renderUntold = ({ person, instead }: Told<Messages, 'untold'>, scene: Scene): Reply =>
  toClub(
    [
      `${mentionOf(scene.view, person)}, I could not tell you this in a direct message:`,
      publicPart(instead, scene),
      openMessages,
    ],
    { pings: accountsOf(scene.view, [person]) },
  );

const openMessages = '-# To get such news in private, let members of this server send you direct messages.';
const explained = '`/explain` shows why.';

/** What everybody may read of it: no reasons, and nothing of who decided. */
const publicWords: {
  readonly [Kind in AboutPoints['kind']]: (notice: Told<typeof aboutPoints, Kind>, scene: Scene) => string;
} = {
  'penalty-issued': penalised,
  'staff-banned': ({ ban }, scene) =>
    `The member of staff has banned you${endOf(ban, scene)}${under(['III.6.1'])}. Ask them why.`,
  'staff-ban-lifted': () => `The member of staff has lifted their ban on you${under(['III.6.1'])}.`,
  decay: ({ before, after }) => `Your score: ${before} → **${after}**${under(['II.6'])}. ${explained}`,
  removed: () => 'You are off the Leaderboard. You can join again with `/join`.',
  'game-lapsed': ({ game }, { view }) =>
    `Game #${game}, ${playersIn(view, game)}, has expired and doesn’t count${under(['0.12'])}.`,
  'game-objected': ({ game, by }, { view }) =>
    `${nameOf(view, by)} objects to how game #${game} ended, so there will be a rematch at the next session${under(['I.6'])}.`,
};

const publicPart = <Kind extends AboutPoints['kind']>(
  notice: Told<typeof aboutPoints, Kind>,
  scene: Scene,
): string => publicWords[notice.kind](notice, scene);

function penalised({ penalty: number, change }: HouseNotice<'penalty-issued'>, { view }: Scene): string {
  const parts = partsWords(penaltyOf(view, number), view);
  const score = change === null ? '' : ` Your score: ${change.before} → **${change.after}**.`;
  return [
    `You were given penalty #${number}: ${parts}.${score} The reason is announced in #discussion.`,
    `If you think this is wrong, use \`/appeal file\` and choose penalty #${number}${under(['III.3'])}.`,
  ].join('\n');
}

function endOf(seq: number, { view: { state } }: Scene): string {
  const ban = state.bans.find((each) => each.seq === seq);
  return ` ${banEndOf(ban?.endsAt ?? null, state.figures)}`;
}

const words: NoticeWords<Messages> = {
  ...houseNews,
  ...ladderNews,
  ...courtNews,
  ...joined(partsOf(tableChapters, 'noticeWords')),
  untold: renderUntold,
};

/** What the bot says by itself. */
export const renderNotice = async <Kind extends keyof Messages>(
  notice: Told<Messages, Kind>,
  scene: Scene,
): Promise<Reply> => words[notice.kind](notice, scene);
