import type { Game } from '../../ledger/state.ts';
import { isPlayer } from '../../ledger/views.ts';
import type { Actor } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { done, type Result, refused } from '../result.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, numberOf } from './whose.ts';

/** The player who entered the game takes it back, as long as it does not count (Act II.4). */
export function withdrawGame(work: UnitOfWork, actor: Actor, input: { game: string }): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [...notTheEnterer(work, actor, game), ...notOpen(game)];
  if (refusals.length > 0) return refused(...refusals);
  work.append({ type: 'game-withdrawn', game: game.number }, { by: numberOf(work, actor), acts: ['II.4'] });
  return done({ kind: 'game-withdrawn', game: game.number });
}

function notTheEnterer(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const person = numberOf(view, actor);
  if (person !== null && person === game.enteredBy && isPlayer(game, person)) return [];
  return [{ code: 'not-your-game', acts: ['II.4'], game: game.number, may: 'enterer' }];
}
