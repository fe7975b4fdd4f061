import { joined, partsOf } from '../../house/chapters.ts';
import { byChief, challenge } from '../../house/words/chief.ts';
import { type NoticeWords, type Reply, type Scene, toAsker, toClub } from '../../house/words/reply.ts';
import { accountsOf, reasonBelow, under } from '../../house/words/text.ts';
import * as chapters from '../chapters.ts';
import type { LadderNotice, ladderNotices } from '../notices.ts';
import { clockNews } from './clocks/outcomes.ts';
import { renderDecay } from './decay.ts';
import { gameOf } from './game-card.ts';
import { renderDiffering } from './game-differs.ts';
import { renderGameAction } from './games.ts';
import { renderClockNews, renderMonitorNews, renderOverdue } from './monitors.ts';
import { onlineNews } from './online/outcomes.ts';
import { renderObjectedNotice, renderRematchNotice } from './rematches.ts';
import { alsoAgreed, playersIn, playersOf } from './result-line.ts';
import { renderRound } from './round.ts';

/** What the bot says by itself of chess. */
export const ladderNews: NoticeWords<Omit<typeof ladderNotices, 'session-event'>> = {
  ...joined(partsOf(chapters, 'noticeWords')),
  ...clockNews,
  ...onlineNews,
  'events-barred': () => toClub(eventsBarred),
  'game-action': renderGameAction,
  'voided-by-chief': voidedByChief,
  'weekly-round': (notice, { view }) => renderRound(notice, view),
  decay: renderDecay,
  'game-differs': renderDiffering,
  'game-objected': renderObjectedNotice,
  'rematch-decided': renderRematchNotice,
  monitor: renderMonitorNews,
  'monitor-overdue': renderOverdue,
  'clock-order': renderClockNews,
  'game-lapsed': ({ game, person }, { view }) =>
    toAsker(
      [
        `Game #${game}, ${playersIn(view, game)}, has expired and doesn’t count${under(['0.12'])}.`,
        'Both players have to be on the Leaderboard when the session closes. Use `/join`, then play again at the next session.',
      ],
      { pings: accountsOf(view, [person]) },
    ),
};

const eventsBarred = [
  'I can’t add the coming session to this server’s events.',
  'If you manage the server, give my role *Create Events* and run `/setup` again. I won’t repeat this message.',
];

async function voidedByChief(
  { game: number, by, entry, consent }: LadderNotice<'voided-by-chief'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const game = gameOf(view, number);
  const acts = under([game.online ? 'I.9.10' : 'III.5']);
  return toClub(
    `${byChief(by, view)} has cancelled game #${number}, ${playersOf(view, game)}${acts}.${alsoAgreed(consent, view)}${await reasonBelow(scene, entry)}${game.online ? '' : challenge}`,
    { pings: accountsOf(view, [game.player, game.opponent]) },
  );
}
