import type { Act } from '../../../terms/register.ts';
import { type Asking, orAskJustice } from '../../house/consent/ask-consent.ts';
import { lacksJustice } from '../../house/consent/consents.ts';
import type { ConsentOutcome } from '../../house/consent/outcomes.ts';
import { type Actor, enrolActor, needsChief, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result } from '../../house/result.ts';
import { movedSince, scoreChanges, scoresOf } from '../../house/score-changes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Game, isPlayer } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';
import { notSettled } from './settled.ts';
import { readVoid, type ToVoid, type VoidOrder, type VoidPreview } from './void-game.ts';
import { notCounted } from './whose.ts';

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
): Result<GameOutcome | ConsentOutcome> {
  const order = orderOf(work, actor, input);
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
  const order = orderOf(view, actor, input);
  if (!order.ok) return order;
  const { game, body } = order.value;
  return done({ game, changes: scoreChanges(view, body), own: ownNumber(view, actor, game) !== null });
}

/** The number of whoever acts where they played the game, else null. */
function ownNumber(view: ClubView, actor: Actor, game: Game): PersonNumber | null {
  const { number } = whoActs(view, actor);
  return number !== null && isPlayer(game, number) ? number : null;
}

/** Act III.3.5: none, or the refusal where nobody else of the Court could agree. */
const lacksConsent = (view: ClubView, actor: Actor, game: Game): Refusal[] =>
  ownNumber(view, actor, game) === null ? [] : lacksJustice(view, [game.player, game.opponent]);

const orderOf = (view: ClubView, actor: Actor, input: ToVoid): Result<VoidOrder> =>
  readVoid(view, input, (game) => [
    ...needsChief(view, actor),
    ...notCounted(game, actsFor(game)[0]),
    ...notSettled(view, game, actsFor(game)[0]),
    ...lacksConsent(view, actor, game),
  ]);

const actsFor = ({ online }: Game): readonly [Act, ...Act[]] => (online ? ['I.9.10'] : ['III.5', 'III.5.1']);
