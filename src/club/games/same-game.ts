import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber, Points } from '../../ledger/entries.ts';
import { flipped } from '../../ledger/scoring.ts';
import type { Game, State } from '../../ledger/state.ts';
import { allGames, isGone } from '../../ledger/views.ts';

/** What tells one game from another. A person whom the club does not know yet has no number. */
interface Told {
  player: PersonNumber | null;
  opponent: PersonNumber | null;
  /** What it brought `player`. */
  score: Points;
  playedAt: Instant;
  enteredBy: PersonNumber | null;
}

/** Two entries of one game are made within these minutes of each other, by different people. */
const sameGameMinutes = 10;

/** Act II.4: the entries by others, on the board or on their way there, that seem to be of that game. */
export const otherEntriesOf = (state: State, told: Told): Game[] =>
  allGames(state).filter(
    (game) => !isGone(game) && game.enteredBy !== told.enteredBy && isSameGame(game, told),
  );

function isSameGame(game: Game, { player, opponent, score, playedAt }: Told): boolean {
  if (Math.abs(game.playedAt - playedAt) > sameGameMinutes * 60_000) return false;
  if (game.player === player && game.opponent === opponent) return game.score === score;
  return game.player === opponent && game.opponent === player && game.score === flipped(score);
}
