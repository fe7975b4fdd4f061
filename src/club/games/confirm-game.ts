import type { Game } from '../../ledger/state.ts';
import type { Actor } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { done, type Result, refused } from '../result.ts';
import { countIfReady } from './counting.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheOpponent, numberOf } from './whose.ts';

/** The opponent says that the game was as entered (Act II.4); it counts, unless something else is missing. */
export function confirmGame(work: UnitOfWork, actor: Actor, input: { game: string }): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [...notTheOpponent(work, actor, game), ...notOpen(game), ...confirmedAlready(game)];
  if (refusals.length > 0) return refused(...refusals);
  const by = numberOf(work, actor);
  work.append({ type: 'game-confirmed', game: game.number }, { by, acts: ['II.4'] });
  return done({ kind: 'game-confirmed', game: game.number, counts: countIfReady(work, game.number, by) });
}

const confirmedAlready = ({ number, status, confirmed }: Game): Refusal[] =>
  status === 'open' && confirmed ? [{ code: 'already-confirmed', acts: ['II.4'], game: number }] : [];
