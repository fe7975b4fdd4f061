import { type ClockTimes, moveNumber } from '../../../../terms/games/clock.ts';
import type { Colour } from '../../../../terms/games/moves.ts';
import { minutesAndSeconds } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { button, colours, linkRow, type Reply, row, type Scene, toClub } from '../../../house/words/reply.ts';
import { accountsOf, listed, mentionOf, nameOf, under } from '../../../house/words/text.ts';
import type { ClockGame } from '../../book/clock.ts';
import { isGone } from '../../book/games.ts';
import { type ClockRole, clockPath } from '../../clocks/clock-pass.ts';
import { latePresses, lateWords } from '../../clocks/late-presses.ts';
import { asPressed, leftAt, stageOf } from '../../clocks/stage.ts';
import { takenOffWords, timeTakenOff } from '../../clocks/time-taken-off.ts';
import type { ClockStage } from '../refusals/clocks.ts';
import { colourNames, whiteAndBlack } from '../result-line.ts';

/** Where a chess clock is on the site, for somebody who uses it in that role. */
export const clockAddress = ({ clubs, siteUrl, view }: Scene, clock: number, role: ClockRole): string =>
  `${siteUrl}${clockPath(clubs, { club: view.id, clock, role })}`;

/** The clock of that number, of which an outcome or a notice speaks. */
export function clockGame({ state }: ClubView, number: number): ClockGame {
  const clock = state.clocks[number];
  if (clock === undefined) throw new Error(`There is no clock ${number}`);
  return clock;
}

interface StageWords {
  colour: number;
  lines(view: ClubView, clock: ClockGame): string[];
  buttons(view: ClubView, clock: ClockGame): Button[];
}

type Button = ReturnType<typeof button>;

const stages: Record<ClockStage, StageWords> = {
  asking: {
    colour: colours.waiting,
    lines: (view, { asked }) => [
      `Still to agree: ${listed(asked.map((person) => mentionOf(view, person)))}${under(['I.7.2'])}.`,
    ],
    buttons: (_, { number }) => [
      button('I agree', 'clock-agree', [number], 'success'),
      button('No clock', 'clock-decline', [number], 'danger'),
      endButton(number),
    ],
  },
  ready: {
    colour: colours.waiting,
    lines: () => ['Ready? Press **Start**: White’s time runs at once.'],
    buttons: (_, { number }) => inGame(number, button('Start', 'clock-start', [number], 'success')),
  },
  running: {
    colour: colours.reading,
    lines: () => ['The clock is running. Its page shows the times.'],
    buttons: (_, { number }) => inGame(number, button('Pause', 'clock-pause', [number])),
  },
  paused: {
    colour: colours.waiting,
    lines: (view, clock) => [`Both times are paused: ${moveLine(view, clock)}.`],
    buttons: (_, { number }) => inGame(number, button('Resume', 'clock-resume', [number], 'success')),
  },
  over: {
    colour: colours.done,
    lines: (view, clock) => [overLine(view, clock), ...entryLines(view, clock)],
    buttons: (view, clock) => (isToEnter(view, clock) ? resultButtons(clock) : []),
  },
  declined: {
    colour: colours.refused,
    lines: () => [`There is no clock, because a player didn’t agree${under(['I.7.2'])}.`],
    buttons: () => [],
  },
};

const endButton = (number: number): Button => button('End', 'clock-end', [number], 'danger');

const inGame = (number: number, first: Button): Button[] => [
  first,
  endButton(number),
  button('My page', 'clock-page', [number]),
];

/** A chess clock as the club sees it: its times at the last change, and what can be done with it (Act I.7). */
export function clockCard(scene: Scene, clock: ClockGame): Reply {
  const { view } = scene;
  const stage = stageOf(view, clock);
  const lines = [
    `${whiteAndBlack(view, clock)}.`,
    timesLine(view, clock, stage),
    ...takenOffLines(view, clock),
    ...lateLines(view, clock),
    ...stages[stage].lines(view, clock),
  ];
  const buttons = stages[stage].buttons(view, clock);
  const watch = stage === 'declined' ? [] : linkRow('Watch', clockAddress(scene, clock.number, 'watch'));
  return toClub(null, {
    embeds: [
      {
        title: `Chess clock ${clock.number}`,
        color: stages[stage].colour,
        description: `${under(['I.7'])}${lines.join('\n')}`,
      },
    ],
    components: [...(buttons.length === 0 ? [] : [row(...buttons)]), ...watch],
    pings: stage === 'asking' ? accountsOf(view, clock.asked) : [],
  });
}

/** While the clock runs, only its page can show the times. */
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
    ...white.map((each) => `${takenOffWords(each)} for White${under(['I.2.1'])}.`),
    ...black.map((each) => `${takenOffWords(each)} for Black${under(['I.2.1'])}.`),
  ];
}

/** How many late presses are named, the latest ones. */
const mostNamed = 5;

/** Taps that came late: the person who watches the game saw whether their times are right (Act I.7.1). */
function lateLines(view: ClubView, clock: ClockGame): string[] {
  const late = latePresses(view, clock);
  if (late.length === 0) return [];
  const earlier = late.length > mostNamed ? ` and ${late.length - mostNamed} before` : '';
  const named = late.slice(-mostNamed).map(lateWords).join(', ');
  return [
    `⏱️ These taps came late, because a phone had no network: ${named}${earlier}. If the times look wrong, the person who watches the game decides${under(['I.7.1'])}.`,
  ];
}

function moveLine(view: ClubView, clock: ClockGame): string {
  const pressed = asPressed(view, clock);
  return `move ${moveNumber(pressed)}, ${colourNames[pressed.turn]} to move`;
}

/** Why the game is over, and what that means for it. */
export function overLine(view: ClubView, clock: ClockGame): string {
  const { ended, startedAt } = clock;
  if (ended?.how === 'bell' && startedAt === null)
    return `The session is over, and the clock was never started${under(['0.5'])}.`;
  if (ended?.how === 'bell')
    return `The session is over, and so is the game${under(['0.5'])}. The captured pieces can decide it, with \`/game adjudicate\`${under(['I.5'])}.`;
  if (ended?.flag == null) return 'The game is over.';
  const winner = ended.flag === 'white' ? 'black' : 'white';
  return `${colourNames[ended.flag]}’s time is up: **${nameOf(view, clock[winner])}** (${colourNames[winner]}) has won${under(['I.7.5'])}.`;
}

function entryLines(view: ClubView, clock: ClockGame): string[] {
  if (!isToEnter(view, clock)) return clock.game === null ? [] : [`It is now game #${clock.game}.`];
  return ['A Moderator or Justice who isn’t playing presses the result below. That enters the game.'];
}

function isToEnter({ state }: ClubView, { startedAt, ended, game }: ClockGame): boolean {
  const entered = game === null ? undefined : state.games[game];
  const isEntered = entered !== undefined && !isGone(entered);
  return startedAt !== null && ended !== null && ended.how !== 'bell' && !isEntered;
}

/** After a flag there is one result to confirm; but FIDE gives a draw where no moves at all could lead to mate (Act I.7.6). */
function resultButtons({ number, ended }: ClockGame): Button[] {
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
