import {
  linkRow,
  type NoticeWords,
  type OutcomeWords,
  type Rendered,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import { accountsOf, listed, mentionOf, under } from '../../../house/words/text.ts';
import type { ClockGame } from '../../book/clock.ts';
import type { ClockRole } from '../../clocks/clock-pass.ts';
import { leftAt } from '../../clocks/stage.ts';
import type { ladderNotices } from '../../notices.ts';
import type { clockOutcomes } from '../../outcomes.ts';
import { gameOf } from '../game-card.ts';
import { cardReply } from '../games.ts';
import { whiteAndBlack } from '../result-line.ts';
import { clockAddress, clockCard, clockGame, overLine, timesWords } from './card.ts';

/** What became of a chess clock; the card whose button was pressed changes with it. */
export const clockWords: OutcomeWords<typeof clockOutcomes> = {
  'clock-opened': ({ clock: number }, scene) => {
    const clock = clockGame(scene.view, number);
    return pageOf(scene, clock, 'table', `Clock ${clock.number} is open and will appear below.`);
  },
  'clock-consented': onClock(({ asked }, { view }) =>
    asked.length === 0
      ? `both players agree. Press **Start** to begin${under(['I.7.2'])}.`
      : `still to agree: ${listed(asked.map((person) => mentionOf(view, person)))}.`,
  ),
  'clock-declined': onClock(() => `no clock, because one player didn’t agree${under(['I.7.2'])}.`),
  'clock-started': (outcome, scene) => {
    const { white, black } = clockGame(scene.view, outcome.clock);
    return {
      ...onClock(() => 'the clock is running.')(outcome, scene),
      pings: accountsOf(scene.view, [white, black]),
    };
  },
  'clock-paused': onClock((clock, scene) => `both times are paused. ${times(clock, scene)}.`),
  'clock-resumed': onClock((clock, scene) => `the clock is running again. ${times(clock, scene)}.`),
  'clock-ended': onClock((clock, scene) => `${overLine(scene.view, clock)} ${times(clock, scene)}.`),
  'clock-entered': ({ clock, game }, scene) => ({
    ...cardReply(scene.view, gameOf(scene.view, game)),
    card: clockCard(scene, clockGame(scene.view, clock)),
  }),
};

function onClock(said: (clock: ClockGame, scene: Scene) => string) {
  return ({ clock: number }: { clock: number }, scene: Scene): Rendered => {
    const clock = clockGame(scene.view, number);
    return {
      ...toClub(`${whiteAndBlack(scene.view, clock)}: ${said(clock, scene)}`),
      card: clockCard(scene, clock),
    };
  };
}

const times = (clock: ClockGame, { view, now }: Scene): string => timesWords(leftAt(view, clock, now));

const roleWords: Record<ClockRole, string> = {
  white: 'Your own page of the clock. End your turns as White there, or stop the clock.',
  black: 'Your own page of the clock. End your turns as Black there, or stop the clock.',
  table: 'The page for the phone on the table. It starts, switches, stops and resumes the clock.',
  watch: 'Everyone can watch the clock here.',
};

/** Where somebody finds the clock on the site, in their role; for them alone. */
export function pageOf(scene: Scene, { number }: ClockGame, role: ClockRole, first = ''): Rendered {
  const address = clockAddress(scene, number, role);
  const rows = linkRow('Open the clock', address);
  return toAsker([first !== '' && first, roleWords[role], rows.length === 0 && address], {
    components: rows,
  });
}

/** What the bot says by itself of a chess clock. */
export const clockNews = {
  'clock-card': ({ clock }, scene) => clockCard(scene, clockGame(scene.view, clock)),
  'clock-over': ({ clock: number }, scene) => {
    const clock = clockGame(scene.view, number);
    return { ...clockCard(scene, clock), ...toPlayers(scene, clock, overLine(scene.view, clock)) };
  },
  'clock-unattended': ({ clock }, scene) =>
    toPlayers(
      scene,
      clockGame(scene.view, clock),
      `the clock is paused, because no Moderator or Justice is in the room to watch the game${under(['I.7.1'])}.`,
    ),
} satisfies Partial<NoticeWords<typeof ladderNotices>>;

/** Said to the players, and to the person who opened the clock for them. */
function toPlayers({ view }: Scene, clock: ClockGame, said: string): Reply {
  const people = [clock.white, clock.black, ...(clock.openedBy === null ? [] : [clock.openedBy])];
  return toClub(`${whiteAndBlack(view, clock)}: ${said}`, { pings: accountsOf(view, people) });
}
