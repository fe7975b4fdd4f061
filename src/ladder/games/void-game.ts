import type { Actor } from '../../house/people.ts';
import { asPreviewed, type UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result } from '../../house/result.ts';
import { movedSince, type ScoreChange, scoreChanges, scoresOf } from '../../house/score-changes.ts';
import type { BodyOf } from '../../rule-books.ts';
import type { Game } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';
import { decide, type Order, readOrder } from './decide.ts';
import { notSettled } from './settled.ts';
import { mayNotDecide, notCounted } from './whose.ts';

export interface ToVoid {
  game: string;
  reason: string;
}

/** What voiding the game would do to every score. */
export interface VoidPreview {
  game: Game;
  changes: ScoreChange[];
}

/** A game that may be voided, by which entry, and why. */
export interface VoidOrder extends Order {
  body: BodyOf<'voided'>;
}

/** `mayNot` has to refuse a game that does not count. */
export function readVoid(
  view: ClubView,
  input: ToVoid,
  mayNot: (game: Game) => Refusal[],
): Result<VoidOrder> {
  const order = readOrder(view, input, mayNot);
  if (!order.ok) return order;
  const { number, countedSeq } = order.value.game;
  if (countedSeq === null) throw new Error(`Game ${number} counts without an entry that says so`);
  return done({ ...order.value, body: { type: 'voided', entry: countedSeq } });
}

const orderOf = (view: ClubView, actor: Actor, input: ToVoid): Result<VoidOrder> =>
  readVoid(view, input, (game) => [
    ...mayNotDecide(view, actor, game),
    ...notCounted(game),
    ...notSettled(view, game, '0.11'),
  ]);

/** What `voidGame` would do, or why it would not; changes nothing. */
export function previewVoid(view: ClubView, actor: Actor, input: ToVoid): Result<VoidPreview> {
  const order = orderOf(view, actor, input);
  if (!order.ok) return order;
  return done({ game: order.value.game, changes: scoreChanges(view, order.value.body) });
}

/**
 * Act 0.11: a Moderator who did not play the game takes it off the board as though it had never happened, and all that followed
 * is replayed. Refused where it is settled.
 */
export const voidGame: UseCase<ToVoid, GameOutcome> = asPreviewed(
  orderOf,
  (work, actor, { game: { number: game }, body, reason }) => {
    const before = scoresOf(work.state);
    decide(work, actor, { action: 'voided', game, body, act: '0.11', texts: { reason } });
    return { kind: 'game-voided', game, changes: movedSince(before, work.state) };
  },
);
