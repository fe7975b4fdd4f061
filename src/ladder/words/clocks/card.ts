import { type ClockTimes, moveNumber } from '../../../../terms/games/clock.ts';
import type { Colour } from '../../../../terms/games/moves.ts';
import { minutesAndSeconds } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { button, linkRow, row } from '../../../house/words/components.ts';
import { type ActionRow, colours, type Reply } from '../../../house/words/reply.ts';
import type { Scene } from '../../../house/words/scene.ts';
import { accountsOf, cite, listed, mentionOf, nameOf } from '../../../house/words/text.ts';
import type { ClockGame } from '../../book/clock.ts';
import { isGone } from '../../book/games.ts';
import { latePresses, lateWords } from '../../clocks/late-presses.ts';
import { asPressed, leftAt, stageOf } from '../../clocks/stage.ts';
import { takenOffWords, timeTakenOff } from '../../clocks/time-taken-off.ts';
import type { ClockStage } from '../refusals/clocks.ts';
import { clockAddress } from './page.ts';

/** The clock of that number, of which an outcome or a notice speaks. */
export function clockGame({ state }: ClubView, number: number): ClockGame {
  const clock = state.clocks[number];
  if (clock === undefined) throw new Error(`There is no clock ${number}`);
  return clock;
}

export const clockPlayers = (view: ClubView, { white, black }: ClockGame): string =>
  `**${nameOf(view, white)}** (White) – **${nameOf(view, black)}** (Black)`;

const cardColours: Record<ClockStage, number> = {
  asking: colours.waiting,
  ready: colours.waiting,
  running: colours.reading,
  paused: colours.waiting,
  over: colours.done,
  declined: colours.refused,
};

/** A chess clock as the club sees it: how it stands as of its last change, and what can be done with it (Act I.7). */
export function clockCard(scene: Scene, clock: ClockGame): Reply {
  const { view } = scene;
  const stage = stageOf(view, clock);
  const lines = [
    `${clockPlayers(view, clock)}.`,
    timesLine(view, clock, stage),
    ...takenOffLines(view, clock),
    ...lateLines(view, clock),
    ...stageLines(view, clock, stage),
  ];
  const watch = stage === 'declined' ? [] : linkRow('Watch', clockAddress(scene, clock.number, 'watch'));
  return {
    audience: 'club',
    embeds: [
      {
        title: `Chess clock ${clock.number} (${cite(['I.7'])})`,
        color: cardColours[stage],
        description: lines.join('\n'),
      },
    ],
    components: [...buttons(view, clock, stage), ...watch],
    pings: stage === 'asking' ? accountsOf(view, clock.asked) : [],
  };
}

/** While the clock runs only its page can say how it stands. */
function timesLine(view: ClubView, clock: ClockGame, stage: ClockStage): string {
  const { white, black } =
    stage === 'running' ? clock.begins : leftAt(view, clock, asPressed(view, clock).since);
  const verb = stage === 'running' ? 'began with' : 'has';
  const each = clock.increment === 0 ? '' : `, and ${clock.increment / 1000} s more for each move`;
  return `White ${verb} ${minutesAndSeconds(white)}, Black ${minutesAndSeconds(black)}${each}.`;
}

/** Act I.2.1: why a player began with less. */
function takenOffLines({ state }: ClubView, clock: ClockGame): string[] {
  const { white, black } = timeTakenOff(state, clock);
  return [
    ...white.map((each) => `${takenOffWords(each)} for White (${cite(['I.2.1'])}).`),
    ...black.map((each) => `${takenOffWords(each)} for Black (${cite(['I.2.1'])}).`),
  ];
}

/** How many late presses are named, the latest ones. */
const mostNamed = 5;

/** What was dated back: whoever watches over the game saw whether it was so (Act I.7.1). */
function lateLines(view: ClubView, clock: ClockGame): string[] {
  const late = latePresses(view, clock);
  if (late.length === 0) return [];
  const earlier = late.length > mostNamed ? ` and ${late.length - mostNamed} before` : '';
  const named = late.slice(-mostNamed).map(lateWords).join(', ');
  return [
    `⏱️ Dated back, since a page had no network: ${named}${earlier}. If that is not how it was, whoever watches over the game decides (${cite(['I.7.1'])}).`,
  ];
}

function stageLines(view: ClubView, clock: ClockGame, stage: ClockStage): string[] {
  switch (stage) {
    case 'asking':
      return [
        `Still to agree (${cite(['I.7.2'])}): ${listed(clock.asked.map((person) => mentionOf(view, person)))}.`,
      ];
    case 'ready':
      return ['It can begin: White moves first.'];
    case 'running':
      return ['The clock is running: its page shows how it stands.'];
    case 'paused':
      return [`Both times are stopped: ${moveLine(view, clock)}.`];
    case 'declined':
      return [`A player did not agree (${cite(['I.7.2'])}): there is no clock.`];
    case 'over':
      return [overLine(view, clock), ...entryLines(view, clock)];
    default:
      return stage satisfies never;
  }
}

export const colourNames: Record<Colour, string> = { white: 'White', black: 'Black' };

function moveLine(view: ClubView, clock: ClockGame): string {
  const pressed = asPressed(view, clock);
  return `move ${moveNumber(pressed)}, ${colourNames[pressed.turn]} to move`;
}

/** Why the game is over, and what that makes of it. */
export function overLine(view: ClubView, clock: ClockGame): string {
  const { ended, startedAt } = clock;
  if (ended?.how === 'bell' && startedAt === null)
    return `The session is over (${cite(['0.5'])}), and the clock was never started.`;
  if (ended?.how === 'bell')
    return `The session is over, and so is the game (${cite(['0.5'])}). The captured pieces can decide it: \`/game adjudicate\` (${cite(['I.5'])}).`;
  if (ended?.flag == null) return 'The game is over.';
  const winner = ended.flag === 'white' ? 'black' : 'white';
  return `${colourNames[ended.flag]}’s time is up: **${nameOf(view, clock[winner])}** (${colourNames[winner]}) has won (${cite(['I.7.5'])}).`;
}

function entryLines(view: ClubView, clock: ClockGame): string[] {
  if (!isToEnter(view, clock)) return clock.game === null ? [] : [`It is entered as game #${clock.game}.`];
  return ['A Moderator or Justice who does not play confirms how it came out, and it is entered.'];
}

/** Whether how the game came out is still to be confirmed. */
function isToEnter({ state }: ClubView, { startedAt, ended, game }: ClockGame): boolean {
  const entered = game === null ? undefined : state.games[game];
  const isEntered = entered !== undefined && !isGone(entered);
  return startedAt !== null && ended !== null && ended.how !== 'bell' && !isEntered;
}

function buttons(view: ClubView, clock: ClockGame, stage: ClockStage): ActionRow[] {
  const { number } = clock;
  const link = button('My page', 'clock-page', [number]);
  const end = button('End', 'clock-end', [number], 'danger');
  switch (stage) {
    case 'asking':
      return [
        row(
          button('I agree', 'clock-agree', [number], 'success'),
          button('No clock', 'clock-decline', [number], 'danger'),
          end,
        ),
      ];
    case 'ready':
      return [row(button('Start', 'clock-start', [number], 'success'), end, link)];
    case 'running':
      return [row(button('Pause', 'clock-pause', [number]), end, link)];
    case 'paused':
      return [row(button('Resume', 'clock-resume', [number], 'success'), end, link)];
    case 'over':
      return isToEnter(view, clock) ? [row(...resultButtons(clock))] : [];
    case 'declined':
      return [];
    default:
      return stage satisfies never;
  }
}

/** After a flag there is one result to confirm; but FIDE gives a draw where no moves at all could lead to mate (Act I.7.6). */
function resultButtons({ number, ended }: ClockGame) {
  const win = (colour: Colour, label: string) => button(label, 'clock-enter', [number, colour], 'success');
  const flag = ended?.flag ?? null;
  if (flag === null)
    return [
      win('white', 'White won'),
      button('Draw', 'clock-enter', [number, 'draw']),
      win('black', 'Black won'),
    ];
  const winner = flag === 'white' ? 'black' : 'white';
  return [
    win(winner, `Confirm: ${colourNames[winner]} won`),
    button('Draw: mate is impossible', 'clock-enter', [number, 'draw']),
  ];
}

/** What both have left, in words. */
export const timesWords = ({ white, black }: ClockTimes): string =>
  `White ${minutesAndSeconds(white)}, Black ${minutesAndSeconds(black)}`;
