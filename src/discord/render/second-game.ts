import type { ClubView } from '../../club/ports.ts';
import type { GameNumber } from '../../ledger/entries.ts';
import type { Game } from '../../ledger/state.ts';
import type { Reply } from '../reply.ts';
import { gameOf, standingLine } from './game-card.ts';
import { resultLine } from './result-line.ts';
import { cite, listed, nameOf } from './text.ts';

/** Act II.4.1: what may be a game that was entered already is asked about, before it is entered as a second one. */
export function renderSecondQuestion(view: ClubView, numbers: readonly GameNumber[]): Reply {
  const games = numbers.map((number) => gameOf(view, number));
  const { sameGameMinutes } = view.state.figures;
  return {
    audience: 'asker',
    content: [
      `These two have a game within ${sameGameMinutes} minutes of that already. **Was yours a second game?** (${cite(['II.4.1'])})`,
      ...games.map((game) => gameLine(view, game)),
      'Press **Confirm** if there were two games. The opponent then has to confirm the second one, or a Moderator decides; a Moderator’s own entry counts at once.',
      `Press **Cancel** if it is the same game. ${whatThen(numbers)}`,
    ].join('\n'),
  };
}

const gameLine = (view: ClubView, game: Game): string =>
  `Game #${game.number}${enteredBy(view, game)}: ${resultLine(view, game)} ${standingLine(view, game)}`;

const enteredBy = (view: ClubView, { enteredBy: person }: Game): string =>
  person === null ? '' : `, entered by **${nameOf(view, person)}**`;

const whatThen = (numbers: readonly GameNumber[]): string =>
  `You find its buttons with ${listed(
    numbers.map((number) => `\`/game show game:${number}\``),
    'or',
  )}; a Moderator can put its result right with \`/game correct\`.`;

/** Act II.4.1: what it means to say that one of two entries that differ was a second game. */
export function renderDeclareQuestion(view: ClubView, game: Game): Reply {
  const others = listed(game.contradicts.map((number) => `game #${number}`));
  return {
    audience: 'asker',
    content: `Was game #${game.number} a second game, besides ${others}? Then ${nameOf(view, game.opponent)} has to confirm it, or a Moderator decides (${cite(['II.4.1'])}).`,
  };
}
