import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { Game } from '../book/games.ts';
import { oneMatterWith } from './decide.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheEnterer, numberOf } from './whose.ts';

/**
 * Act II.4.1: the player who entered a game that the opponent's entry contradicts says that it was a second game. It
 * waits for the opponent then, as the other entry does. Refused to others, and where nothing contradicts it any more.
 */
export function declareSecond(work: UnitOfWork, actor: Actor, input: { game: string }): Result<GameOutcome> {
  const found = previewSecond(work, actor, input);
  if (!found.ok) return found;
  const { number } = found.value;
  work.append(
    { type: 'game-declared-second', game: number },
    { by: numberOf(work, actor), acts: ['II.4.1'] },
  );
  return done({ kind: 'game-declared-second', game: number });
}

/** The game that would be said to be a second one, or why it cannot be. Changes nothing. */
export function previewSecond(view: ClubView, actor: Actor, input: { game: string }): Result<Game> {
  const found = findGame(view.state, input.game);
  if (!found.ok) return found;
  const refusals = mayNotDeclare(view, actor, found.value);
  return refusals.length > 0 ? refused(...refusals) : found;
}

/** Everything that speaks against that person saying so. */
function mayNotDeclare(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const refusals = [...notTheEnterer(view, actor, game), ...notOpen(game)];
  if (refusals.length > 0 || oneMatterWith(view, game).length > 0) return refusals;
  return [{ code: 'not-contradicted', acts: ['II.4.1'], game: game.number }];
}
