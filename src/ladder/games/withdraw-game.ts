import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheEnterer, numberOf } from './whose.ts';

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
