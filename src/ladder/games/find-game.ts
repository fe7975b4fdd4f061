import { done, notUnderstood, type Result } from '../../house/result.ts';
import { typedNumber } from '../../house/texts.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from '../book/games.ts';

/** The game that somebody names: `12`, `#12`, or what the choices show, which begins so. */
export function findGame(state: State, text: string): Result<Game> {
  const number = typedNumber(text);
  const game = number === undefined ? undefined : state.games[number];
  return game === undefined ? notUnderstood({ problem: 'no-such-game', text }) : done(game);
}
