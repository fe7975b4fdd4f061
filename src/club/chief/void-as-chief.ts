import type { Act } from '../../../terms/register.ts';
import type { Game } from '../../ledger/state.ts';
import { needsChief } from '../authority.ts';
import type { GameOutcome } from '../games/outcomes.ts';
import { scoreChanges } from '../games/score-changes.ts';
import { notSettled } from '../games/settled.ts';
import { readVoid, type ToVoid, type VoidOrder, type VoidPreview } from '../games/void-game.ts';
import { notCounted } from '../games/whose.ts';
import type { Actor } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { enrol, whoActs } from '../who.ts';

/**
 * The Chief Justice takes a game off the board that would make the Leaderboard unreliable, as though it had never
 * happened: one over the board as a technical modification (Act III.5), an online game by Act I.9.10. It is announced
 * with its reason (Act III.5.1). Refused for one that is forfeited by a penalty, or that the Court has judged.
 */
export function voidAsChief(work: UnitOfWork, actor: Actor, input: ToVoid): Result<GameOutcome> {
  const order = orderOf(work, actor, input);
  if (!order.ok) return order;
  const { game, body, reason } = order.value;
  const { number } = game;
  const changes = scoreChanges(work, body);
  const by = enrol(work, whoActs(work, actor));
  const entry = work.append(body, { by, acts: actsFor(game), texts: { reason } });
  work.announce({ kind: 'voided-by-chief', game: number, by, entry }, { to: 'discussion' });
  return done({ kind: 'game-voided', game: number, changes });
}

/** What `voidAsChief` would do, or why it would not; changes nothing. */
export function previewVoidAsChief(view: ClubView, actor: Actor, input: ToVoid): Result<VoidPreview> {
  const order = orderOf(view, actor, input);
  if (!order.ok) return order;
  const { game, body } = order.value;
  return done({ game, changes: scoreChanges(view, body) });
}

const orderOf = (view: ClubView, actor: Actor, input: ToVoid): Result<VoidOrder> =>
  readVoid(view, input, (game) => [
    ...needsChief(view, actor),
    ...notCounted(game, actsFor(game)[0]),
    ...notSettled(view, game, actsFor(game)[0]),
  ]);

const actsFor = ({ online }: Game): readonly [Act, ...Act[]] => (online ? ['I.9.10'] : ['III.5', 'III.5.1']);
