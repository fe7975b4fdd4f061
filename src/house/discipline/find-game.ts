import type { Game } from '../../ladder/book/games.ts';
import type { State } from '../../rule-books.ts';
import { done, notUnderstood, type Result } from '../result.ts';

/** The game that somebody names: `12`, `#12`, or what the choices show, which begins so. */
export function findGame(state: State, text: string): Result<Game> {
  const [, digits] = /^\s*#?(\d{1,9})(?=\s|$)/.exec(text) ?? [];
  const game = digits === undefined ? undefined : state.games[Number(digits)];
  return game === undefined ? notUnderstood({ problem: 'no-such-game', text }) : done(game);
}
