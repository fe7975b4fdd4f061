import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allGames, type Game, isPlayer, otherPlayer } from '../book/games.ts';

/** The games of a person that do not count yet. */
export const waitingGames = ({ state }: ClubView, person: PersonNumber): Game[] =>
  allGames(state).filter((game) => game.status === 'open' && isPlayer(game, person));

/** Ends the games that cannot go on without a person who leaves (Acts II.4 and 0.12). */
export function endWaiting(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void {
  for (const game of waitingGames(work, person)) endGame(work, game, person, by);
}

/** Takes back a game that the person entered; lets another's lapse, who is told. */
function endGame(work: UnitOfWork, game: Game, person: PersonNumber, by: PersonNumber): void {
  const { number, enteredBy } = game;
  if (enteredBy === person) {
    work.append({ type: 'game-withdrawn', game: number }, { by, acts: ['II.4'] });
    return;
  }
  work.append({ type: 'game-lapsed', game: number }, { by, acts: ['0.12'] });
  const other = otherPlayer(game, person);
  work.announce({ kind: 'game-lapsed', game: number, person: other }, { to: 'person', person: other });
}
