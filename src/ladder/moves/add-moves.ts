import type { Colour } from '../../../terms/games/moves.ts';
import { readPgn } from '../../../terms/games/pgn.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { firstResult } from '../games/by-register.ts';
import { findGame, personOf } from '../games/whose.ts';
import { mayNotAddMoves } from './moves.ts';

export interface MovesTold {
  game: GameNumber;
  pgn: string;
  /** Who had White, where the club does not know; null where that was not said. */
  white: PersonNumber | null;
}

/**
 * Keeps the moves of a game that was entered before, in an entry of their own (Act I.1). They have to be legal and to bear out the
 * result, as moves that are typed with it; no score moves. After a rematch they are those of the first game.
 */
export function addMoves(work: UnitOfWork, person: PersonNumber, told: MovesTold): Result<null> {
  const found = findGame(work.state, `${told.game}`);
  if (!found.ok) return found;
  const game = found.value;
  const refusals = mayNotAddMoves(work, person, game, work.now);
  if (refusals.length > 0) return refused(...refusals);
  const read = readPgn(told.pgn, statedOf(work, game, told.white));
  if (!read.ok) return notUnderstood({ problem: 'game-score', option: 'pgn', detail: read.problem });
  const { pgn, colour } = read.value;
  work.append(
    { type: 'moves-added', game: game.number, colour },
    { by: person, acts: ['I.1'], texts: { pgn } },
  );
  return done(null);
}

function statedOf(view: ClubView, game: Game, white: PersonNumber | null) {
  const { score, ended } = { ...game, ...firstResult(view, game) };
  const names = {
    playerName: personOf(view, game.player).name,
    opponentName: personOf(view, game.opponent).name,
  };
  return { ...names, score, ended, colour: game.colour ?? colourTold(game, white) };
}

function colourTold({ player, opponent }: Game, white: PersonNumber | null): Colour | null {
  if (white === player) return 'white';
  return white === opponent ? 'black' : null;
}
