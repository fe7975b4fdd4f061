import type { UseCase } from '../../house/plan.ts';
import { done } from '../../house/result.ts';
import type { GameOutcome } from '../outcomes.ts';
import { oneMatterWith, readOrder, refuse } from './decide.ts';
import { notJudged } from './settled.ts';
import { mayNotDecide, notOpen } from './whose.ts';

/** As an order on a game; `both`: those that contradict it as well (Act II.4.1). */
export interface Refused {
  game: string;
  reason: string;
  both?: boolean;
}

/** A Moderator who did not play it keeps a game off the board (Acts 0.11 and II.4); not one that the Court has judged. */
export const refuseGame: UseCase<Refused, GameOutcome> = (work, actor, input) => {
  const order = readOrder(work, input, (game) => [
    ...mayNotDecide(work, actor, game),
    ...notOpen(game),
    ...notJudged(work, game, 'II.4'),
  ]);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const others = input.both === true ? oneMatterWith(work, game) : [];
  for (const { number } of [game, ...others]) refuse(work, actor, number, 'II.4', reason);
  return done({ kind: 'game-refused', game: game.number });
};
