import type { Reply } from '../../../house/words/reply.ts';
import type { NoticeWords, Scene } from '../../../house/words/scene.ts';
import { accountsOf, cite } from '../../../house/words/text.ts';
import type { ClockGame } from '../../book/clock.ts';
import type { ladderNotices } from '../../notices.ts';
import { clockCard, clockGame, clockPlayers, overLine } from './card.ts';

/** What the bot says by itself of a chess clock. */
export const clockNews = {
  'clock-card': ({ clock }, scene) => clockCard(scene, clockGame(scene.view, clock)),
  'clock-over': ({ clock: number }, scene) => {
    const clock = clockGame(scene.view, number);
    return { ...clockCard(scene, clock), ...toPlayers(scene, clock, overLine(scene.view, clock)) };
  },
  'clock-unattended': ({ clock }, scene) => ({
    audience: 'club',
    ...toPlayers(
      scene,
      clockGame(scene.view, clock),
      `the clock is stopped, since no Moderator or Justice is in the room to watch over the game (${cite(['I.7.1'])}).`,
    ),
  }),
} satisfies Partial<NoticeWords<typeof ladderNotices>>;

/** Said to the players, and to whoever opened the clock for them. */
function toPlayers({ view }: Scene, clock: ClockGame, said: string): Pick<Reply, 'content' | 'pings'> {
  const people = [clock.white, clock.black, ...(clock.openedBy === null ? [] : [clock.openedBy])];
  return { content: `${clockPlayers(view, clock)}: ${said}`, pings: accountsOf(view, people) };
}
