import type { Act } from '../../../terms/register.ts';
import { type Asking, orAskJustice } from '../../house/consent/ask-consent.ts';
import { lacksJustice } from '../../house/consent/consents.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { type Actor, enrolActor, needsChief, whoActs } from '../../house/people.ts';
import { asPreviewed, type UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result } from '../../house/result.ts';
import { movedSince, type ScoreChange, scoreChanges, scoresOf } from '../../house/score-changes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import { type Game, isPlayer } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';
import { decide, type Order, readOrder } from './declare-decision.ts';
import { mayNotDecide, notCounted, notSettled } from './whose.ts';

interface ToVoid {
  game: string;
  reason: string;
}

/** What voiding the game would do to every score. */
export interface VoidPreview {
  game: Game;
  changes: ScoreChange[];
}

/** A game that may be voided, by which entry, and why. */
interface VoidOrder extends Order {
  body: BodyOf<'voided'>;
}

/** `mayNot` has to refuse a game that does not count. */
function readVoid(view: ClubView, input: ToVoid, mayNot: (game: Game) => Refusal[]): Result<VoidOrder> {
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

/**
 * The Chief Justice takes a game off the board that makes the Leaderboard unreliable: a technical modification, which is
 * announced (Acts III.5 and III.5.1); an online one by Act I.9.10. Refused where it is settled. One of their own takes another
 * Justice's `consent` (Act III.3.5).
 */
export function voidAsChief(
  work: UnitOfWork,
  actor: Actor,
  input: ToVoid,
  consent: PersonNumber | null = null,
): Result<GameOutcome | HouseOutcome> {
  const order = chiefsOrder(work, actor, input);
  if (!order.ok) return order;
  const { game, body, reason } = order.value;
  const { number } = game;
  const acts = actsFor(game);
  const own = ownNumber(work, actor, game);
  const asking: Asking | null =
    own === null || consent !== null
      ? null
      : { person: own, matter: { kind: 'game', game: number }, acts: [acts[0], 'III.3.5'], reason };
  return orAskJustice(work, actor, asking, (): GameOutcome => {
    const before = scoresOf(work.state);
    const by = enrolActor(work, actor);
    const entry = work.append(body, { by, acts, texts: { reason } });
    const agreed = consent === null ? {} : { consent };
    work.announce({ kind: 'voided-by-chief', game: number, by, entry, ...agreed }, { to: 'discussion' });
    return { kind: 'game-voided', game: number, changes: movedSince(before, work.state) };
  });
}

/** What `voidAsChief` would do, or why it would not; changes nothing. `own`: only once another Justice has agreed. */
export function previewVoidAsChief(
  view: ClubView,
  actor: Actor,
  input: ToVoid,
): Result<VoidPreview & { own: boolean }> {
  const order = chiefsOrder(view, actor, input);
  if (!order.ok) return order;
  const { game, body } = order.value;
  return done({ game, changes: scoreChanges(view, body), own: ownNumber(view, actor, game) !== null });
}

/** The number of the person who acts where they played the game, else null. */
function ownNumber(view: ClubView, actor: Actor, game: Game): PersonNumber | null {
  const { number } = whoActs(view, actor);
  return number !== null && isPlayer(game, number) ? number : null;
}

/** Act III.3.5: refused as well where nobody else of the Court could agree. */
const chiefsOrder = (view: ClubView, actor: Actor, input: ToVoid): Result<VoidOrder> =>
  readVoid(view, input, (game) => {
    const [act] = actsFor(game);
    const own = ownNumber(view, actor, game) !== null;
    return [
      ...needsChief(view, actor),
      ...notCounted(game, act),
      ...notSettled(view, game, act),
      ...(own ? lacksJustice(view, [game.player, game.opponent]) : []),
    ];
  });

const actsFor = ({ online }: Game): readonly [Act, ...Act[]] => (online ? ['I.9.10'] : ['III.5', 'III.5.1']);
