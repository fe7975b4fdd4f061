import type { Reply } from '../../../house/words/reply.ts';
import type { Scene } from '../../../house/words/scene.ts';
import { accountsOf, cite } from '../../../house/words/text.ts';
import type { ClockNotice } from '../../clocks/notices.ts';
import { clockCard, clockGame, clockPlayers, overLine } from './card.ts';

/** What the bot says by itself of a chess clock. */
export function renderClockNotice(notice: ClockNotice, scene: Scene): Reply {
  const { view } = scene;
  const clock = clockGame(view, notice.clock);
  const people = [clock.white, clock.black, ...(clock.openedBy === null ? [] : [clock.openedBy])];
  const pings = accountsOf(view, people);
  switch (notice.kind) {
    case 'clock-card':
      return clockCard(scene, clock);
    case 'clock-over':
      return {
        ...clockCard(scene, clock),
        content: `${clockPlayers(view, clock)}: ${overLine(view, clock)}`,
        pings,
      };
    case 'clock-unattended':
      return {
        audience: 'club',
        content: `${clockPlayers(view, clock)}: the clock is stopped, since no Moderator or Justice is in the room to watch over the game (${cite(['I.7.1'])}).`,
        pings,
      };
    default:
      return notice satisfies never;
  }
}
