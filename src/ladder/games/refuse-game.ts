import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { decide, oneMatterWith, readOrder } from './decide.ts';
import type { GameOutcome } from './outcomes.ts';
import { notJudged } from './settled.ts';
import { mayNotDecide, notOpen } from './whose.ts';

/**
 * A Moderator who did not play the game keeps it off the board, with a reason (Acts 0.11 and II.4). Refused for one that the
 * Court has judged. `both`: those that contradict it as well (Act II.4.1).
 */
export function refuseGame(
  work: UnitOfWork,
  actor: Actor,
  input: { game: string; reason: string; both?: boolean },
): Result<GameOutcome> {
  const order = readOrder(work, input, (game) => [
    ...mayNotDecide(work, actor, game),
    ...notOpen(game),
    ...notJudged(work, game, 'II.4'),
  ]);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const others = input.both === true ? oneMatterWith(work, game) : [];
  for (const { number } of [game, ...others])
    decide(work, actor, {
      action: 'refused',
      game: number,
      body: { type: 'game-refused', game: number },
      act: 'II.4',
      texts: { reason },
    });
  return done({ kind: 'game-refused', game: game.number });
}
