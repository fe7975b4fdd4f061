import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { Game } from '../book/games.ts';
import { callModerators } from './call-moderators.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheOpponent, numberOf } from './whose.ts';

/** The opponent says that the game was not as entered (Act II.4): a Moderator decides. */
export function disputeGame(
  work: UnitOfWork,
  actor: Actor,
  input: { game: string; why: string },
): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const why = readReason(input.why, 'why');
  if (!why.ok) return why;
  const game = found.value;
  const refusals = mayNotDispute(work, actor, game);
  if (refusals.length > 0) return refused(...refusals);
  work.append(
    { type: 'game-referred', game: game.number, reason: 'disputed' },
    { by: numberOf(work, actor), acts: ['II.4'], texts: { dispute: why.value } },
  );
  callModerators(work, game.number);
  return done({ kind: 'game-disputed', game: game.number });
}

/** Everything that speaks against a dispute by that person. */
export const mayNotDispute = (view: ClubView, actor: Actor, game: Game): Refusal[] => [
  ...notTheOpponent(view, actor, game),
  ...notOpen(game),
  ...disputedAlready(game),
];

const disputedAlready = ({ number, status, approval }: Game): Refusal[] =>
  status === 'open' && approval.includes('disputed')
    ? [{ code: 'already-disputed', acts: ['II.4'], game: number }]
    : [];
