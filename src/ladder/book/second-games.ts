import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';

/** Act II.4.1: an entry contradicts what the opponent entered: from here on both wait for one decision. */
export function contradict(state: State, game: Game): void {
  for (const other of othersOf(state, game)) {
    other.contradicts.push(game.number);
    other.approval.push('contradicted');
    other.confirmed = false;
  }
}

/** Act II.4.1: a game is said to be a second one beside those that it contradicts, so nothing is contradicted any more. */
export function declareSecond(state: State, game: Game): void {
  game.besides.push(...game.contradicts);
  endContradiction(state, game);
}

/** Act II.4.1: whoever takes an entry back, or says that it was a second game, contradicts the others no longer. */
export function endContradiction(state: State, game: Game): void {
  for (const other of othersOf(state, game)) {
    other.contradicts = other.contradicts.filter((number) => number !== game.number);
    if (other.contradicts.length === 0) settle(other);
  }
  game.contradicts = [];
  settle(game);
}

function settle(game: Game): void {
  game.approval = game.approval.filter((reason) => reason !== 'contradicted');
}

const othersOf = (state: State, game: Game): Game[] =>
  game.contradicts.map((number) => state.games[number]).filter((other) => other !== undefined);
