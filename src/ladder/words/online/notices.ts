import { officeNames } from '../../../../terms/administration/authority.ts';
import type { ClubView } from '../../../house/ports.ts';
import { colours, type Reply } from '../../../house/words/reply.ts';
import type { NoticeWords, Scene } from '../../../house/words/scene.ts';
import { accountsOf, agreedBy, cite, mentionOf, nameOf, reasonBelow } from '../../../house/words/text.ts';
import type { OnlineGame } from '../../book/online.ts';
import type { LadderNotice, ladderNotices } from '../../notices.ts';
import { cardReply } from '../games.ts';
import { endLine, gameButtons, onlineGame, onlinePlayers, renderBoard } from './game.ts';
import { drawNews } from './outcomes.ts';

/** What the bot says by itself of an online game. */
export const onlineNews = {
  'online-lapsed': ({ online }, { view }) => lapsed(view, onlineGame(view, online)),
  'online-begun': ({ online }, { view }) => begun(view, onlineGame(view, online)),
  'online-board': ({ online, ply }, { view }) => renderBoard(view, onlineGame(view, online), ply),
  'online-draw': ({ online, by, news }, { view }) =>
    drawNews(view, onlineGame(view, online), by, news === 'offered' ? 'draw-offered' : 'draw-declined'),
  'online-over': ({ online }, { view }) => over(view, onlineGame(view, online)),
  'online-ended-by-justice': (notice, scene) =>
    decided(`was ended by ${nameOf(scene.view, notice.by)}, a Justice (${cite(['I.9.6'])})`, notice, scene),
  'online-voided': (notice, scene) =>
    decided(
      `was voided by ${officeNames.chief} ${nameOf(scene.view, notice.by)}${agreedBy(notice.consent, scene.view)}, as though it had not been played (${cite(['I.9.10'])})`,
      notice,
      scene,
    ),
} satisfies Partial<NoticeWords<typeof ladderNotices>>;

const lapsed = (view: ClubView, { white, black }: OnlineGame): Reply => ({
  audience: 'club',
  content: `${mentionOf(view, white)}, **${nameOf(view, black)}** did not answer your challenge in time (${cite(['I.9'])}).`,
  pings: accountsOf(view, [white]),
});

/** What the thread of the game begins under. */
const begun = (view: ClubView, online: OnlineGame): Reply => ({
  audience: 'club',
  embeds: [
    {
      title: `Online game ${online.number} (${cite(['I.9'])})`,
      color: colours.reading,
      description: `${onlinePlayers(view, online)}. It is played in the thread below, and everybody may watch.`,
    },
  ],
});

/** The game's card, once it is one; with the moves to take along. */
function over(view: ClubView, online: OnlineGame): Reply {
  const game = view.state.games[online.ended?.game ?? 0];
  const pings = accountsOf(view, [online.white, online.black]);
  const content = `Online game ${online.number} is over: ${onlinePlayers(view, online)}.`;
  if (game === undefined) return { audience: 'club', content: `${content}\n${endLine(view, online)}`, pings };
  return { ...cardReply(view, game), content, components: gameButtons(online), pings };
}

async function decided(
  what: string,
  { online: number, entry }: LadderNotice<'online-ended-by-justice' | 'online-voided'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const online = onlineGame(view, number);
  return {
    audience: 'club',
    content: `Online game ${online.number}, ${onlinePlayers(view, online)}, ${what}.${await reasonBelow(scene, entry)}`,
    pings: accountsOf(view, [online.white, online.black]),
  };
}
