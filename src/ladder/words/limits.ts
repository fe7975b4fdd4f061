import { minutesAndSeconds } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { button, row } from '../../house/words/components.ts';
import { type ActionRow, colours, type Reply } from '../../house/words/reply.ts';
import type { OutcomeWords, Rendered, Scene } from '../../house/words/scene.ts';
import { accountsOf, cite, nameOf, timeOf } from '../../house/words/text.ts';
import { limitOf, limitReachedAt, type TimeLimit } from '../book/limits.ts';
import type { limitOutcomes } from '../limits/outcomes.ts';
import { stateOf } from '../limits/set-limit.ts';
import type { LadderNotice } from '../notices.ts';

/** What became of a game's time limit; the card that a button was pressed on follows suit. */
export const limitWords: OutcomeWords<typeof limitOutcomes> = {
  'limit-set': ({ limit: seq }, { view }) => {
    const limit = limitNamed(view, seq);
    return { ...limitCard(view, limit), pings: playersOf(view, limit) };
  },
  'limit-paused': onLimit(() => 'the time is stopped.'),
  'limit-resumed': onLimit((limit, view) => `the time goes on, until ${end(view, limit)}.`),
  'limit-stopped': onLimit(() => 'the game is over.'),
};

/** Said to everybody, after who plays. */
function onLimit(said: (limit: TimeLimit, view: ClubView) => string) {
  return ({ limit: seq }: { limit: number }, { view }: Scene): Rendered => {
    const limit = limitNamed(view, seq);
    const content = `${players(view, limit)}: ${said(limit, view)}`;
    return { audience: 'club', content, pings: playersOf(view, limit), card: limitCard(view, limit) };
  };
}

function limitNamed({ state }: ClubView, seq: number): TimeLimit {
  const limit = limitOf(state, seq);
  if (limit === null) throw new Error(`Entry ${seq} sets no time limit`);
  return limit;
}

const playersOf = (view: ClubView, { white, black }: TimeLimit): string[] => accountsOf(view, [white, black]);

const players = (view: ClubView, { white, black }: TimeLimit): string =>
  `**${nameOf(view, white)}** – **${nameOf(view, black)}**`;

const end = (view: ClubView, limit: TimeLimit): string =>
  timeOf(limitReachedAt(view.state, limit), view.state.figures);

const cardColours = { running: colours.waiting, paused: colours.waiting, over: colours.done } as const;

/** The limit, when it started and ends, and what an overseer can say of it (Act I.8.1). */
function limitCard(view: ClubView, limit: TimeLimit): Reply {
  const { minutes, setAt } = limit;
  const lines = [
    `${players(view, limit)}, White named first. Limit: ${minutes} min.`,
    `Started: ${timeOf(setAt, view.state.figures)}. ${stateLine(view, limit)}`,
    `At the limit the game is over, and the captured pieces decide it (${cite(['I.8.2', 'I.5'])}).`,
  ];
  const title = `A game with a time limit (${cite(['I.8'])})`;
  return {
    audience: 'club',
    embeds: [{ title, color: cardColours[stateOf(limit)], description: lines.join('\n') }],
    components: buttons(limit),
  };
}

function stateLine(view: ClubView, limit: TimeLimit): string {
  const { left, ended } = limit;
  if (ended !== null) return ended.reached ? 'Its time is up.' : 'It is over.';
  if (left === null) return `It ends at ${end(view, limit)}, at the latest.`;
  return `It pauses, with ${minutesAndSeconds(left)} left.`;
}

function buttons(limit: TimeLimit): ActionRow[] {
  const { seq } = limit;
  const stop = button('Stop', 'limit-stop', [seq], 'danger');
  switch (stateOf(limit)) {
    case 'running':
      return [row(button('Pause', 'limit-pause', [seq]), stop)];
    case 'paused':
      return [row(button('Resume', 'limit-resume', [seq], 'success'), stop)];
    case 'over':
      return [];
  }
}

/** Act I.8.2: that the time is up, and what happens now. */
export function renderLimitReached({ limit: seq }: LadderNotice<'limit-reached'>, { view }: Scene): Reply {
  const limit = limitNamed(view, seq);
  return {
    audience: 'club',
    content: `${players(view, limit)}: time is up, and the game is over (${cite(['I.8.2'])}). A Moderator who did not play it counts the captured pieces with \`/game adjudicate\` (${cite(['I.5'])}).`,
    pings: playersOf(view, limit),
  };
}
