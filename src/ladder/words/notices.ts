import { joined, partsOf } from '../../house/chapters.ts';
import { byChief, challenge } from '../../house/words/chief.ts';
import type { NoticeWords, Reply, Scene } from '../../house/words/reply.ts';
import { accountsOf, agreedBy, cite, reasonBelow, under, withActsBelow } from '../../house/words/text.ts';
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
import { playersIn, playersOf } from './result-line.ts';
import { renderRound } from './round.ts';

/** What the bot says by itself of chess. */
export const ladderNews: NoticeWords<Omit<typeof ladderNotices, 'session-event'>> = {
  ...joined(partsOf(chapters, 'noticeWords')),
  ...clockNews,
  ...onlineNews,
  'events-barred': () => ({ audience: 'club', content: eventsBarred }),
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
  'game-lapsed': ({ game, person }, { view }) => ({
    audience: 'asker',
    content: `Game #${game}, ${playersIn(view, game)}, lapsed: one of you was not on the Leaderboard in time, or is no longer (${cite(['0.12'])}). Once you both are, you can play again at the next session.`,
    pings: accountsOf(view, [person]),
  }),
};

const eventsBarred =
  'I may not make events on this server, so they do not show the coming session. ' +
  'Give my role *Create Events* and run `/setup` again; I do not ask every week.';

async function voidedByChief(
  { game: number, by, entry, consent }: LadderNotice<'voided-by-chief'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const game = gameOf(view, number);
  const acts = under([game.online ? 'I.9.10' : 'III.5']);
  return {
    audience: 'club',
    content: withActsBelow(
      `Game #${number}, ${playersOf(view, game)}, was voided by ${byChief(by, view)}${agreedBy(consent, view)}${acts}.${await reasonBelow(scene, entry)}${game.online ? '' : challenge}`,
    ),
    pings: accountsOf(view, [game.player, game.opponent]),
  };
}
