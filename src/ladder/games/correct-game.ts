import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal } from '../../house/result.ts';
import { movedSince, scoresOf } from '../../house/score-changes.ts';
import type { Points } from '../../ledger/fields.ts';
import { type Game, isGone, isHeld } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';
import { needsAnOverseer } from './approve-game.ts';
import { count } from './counting.ts';
import { type Decision, decide, oneMatterWith, readOrder, refuseOthers } from './decide.ts';
import { notSettled } from './settled.ts';
import { mayNotDecide, numberOf } from './whose.ts';

export interface Correction {
  game: string;
  /** What it brought the player who is named first in it. */
  score: Points;
  reason: string;
}

/**
 * A Moderator who did not play the game puts its result right (Act II.4). A game that counts is replayed in its old place; one
 * that waits is decided by it, as is what contradicts it (Act II.4.1). Refused where it is forfeited by a penalty or judged.
 */
export const correctGame: UseCase<Correction, GameOutcome> = (work, actor, input) => {
  const order = readOrder(work, input, (game) => [
    ...mayNotDecide(work, actor, game),
    ...goneAlready(game),
    ...notSettled(work, game, 'II.4'),
  ]);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const { number, score, status } = game;
  if (score === input.score) return notUnderstood({ problem: 'nothing-to-change' });
  const body = { type: 'game-corrected', game: number, score: input.score } as const;
  const decision: Decision = { action: 'corrected', game: number, body, act: 'II.4', texts: { reason } };
  if (status === 'open') return done(settleAs(work, actor, game, decision));
  const before = scoresOf(work.state);
  decide(work, actor, decision);
  return done({ kind: 'game-corrected', game: number, changes: movedSince(before, work.state) });
};

/** A game that waits counts with that result from here on, unless it has to wait for more than a Moderator's word. */
function settleAs(work: UnitOfWork, actor: Actor, game: Game, decision: Decision): GameOutcome {
  const { number } = game;
  const others = oneMatterWith(work, game);
  const waitsOn = isHeld(work.state, game) || needsAnOverseer(work.state, game, null).length > 0;
  decide(work, actor, decision);
  refuseOthers(work, actor, game, others);
  if (!waitsOn) count(work, number, numberOf(work, actor));
  return { kind: 'game-corrected', game: number, changes: [], counts: !waitsOn };
}

const goneAlready = (game: Game): Refusal[] =>
  isGone(game) ? [{ code: 'game-not-counted', acts: ['II.4'], game: game.number, status: game.status }] : [];
