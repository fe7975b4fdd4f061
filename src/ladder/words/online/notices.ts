import { officeNames } from '../../../../terms/administration/authority.ts';
import type { ClubView } from '../../../house/ports.ts';
import { colours, type Reply } from '../../../house/words/reply.ts';
import type { Scene } from '../../../house/words/scene.ts';
import { accountsOf, agreedBy, cite, mentionOf, nameOf, plain } from '../../../house/words/text.ts';
import type { OnlineGame } from '../../book/online.ts';
import type { OnlineNotice } from '../../online/notices.ts';
import { cardReply } from '../games.ts';
import { endLine, gameButtons, onlineGame, onlinePlayers, renderBoard } from './game.ts';
import { drawNews } from './outcomes.ts';

/** What the bot says by itself of an online game. */
export async function renderOnlineNotice(notice: OnlineNotice, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const online = onlineGame(view, notice.online);
  switch (notice.kind) {
    case 'online-lapsed':
      return lapsed(view, online);
    case 'online-begun':
      return begun(view, online);
    case 'online-board':
      return renderBoard(view, online, notice.ply);
    case 'online-draw':
      return drawNews(view, online, notice.by, notice.news === 'offered' ? 'draw-offered' : 'draw-declined');
    case 'online-over':
      return over(view, online);
    case 'online-ended-by-justice':
      return decided(
        `was ended by ${nameOf(view, notice.by)}, a Justice (${cite(['I.9.6'])})`,
        notice.entry,
        online,
        scene,
      );
    case 'online-voided':
      return decided(
        `was voided by ${officeNames.chief} ${nameOf(view, notice.by)}${agreedBy(notice.consent, view)}, as though it had not been played (${cite(['I.9.10'])})`,
        notice.entry,
        online,
        scene,
      );
    default:
      return notice satisfies never;
  }
}

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
  entry: number,
  online: OnlineGame,
  { view, text }: Scene,
): Promise<Reply> {
  const reason = await text(entry, 'reason');
  const why = reason === null ? '' : `\nReason: ${plain(reason, 1000)}`;
  return {
    audience: 'club',
    content: `Online game ${online.number}, ${onlinePlayers(view, online)}, ${what}.${why}`,
    pings: accountsOf(view, [online.white, online.black]),
  };
}
