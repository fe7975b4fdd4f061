import type { Act } from '../../../terms/register.ts';
import { askConsent } from '../../house/consent/ask-consent.ts';
import { askedAlready, lacksJustice } from '../../house/consent/consents.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { type Actor, enrol, needsChief, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { movedSince, scoreChanges, scoresOf } from '../../house/score-changes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Game, isPlayer } from '../book/games.ts';
import type { GameOutcome } from './outcomes.ts';
import { notSettled } from './settled.ts';
import { readVoid, type ToVoid, type VoidOrder, type VoidPreview } from './void-game.ts';
import { notCounted } from './whose.ts';

/**
 * The Chief Justice takes a game off the board that would make the Leaderboard unreliable, as though it had never
 * happened: one over the board as a technical modification (Act III.5), an online game by Act I.9.10. It is announced
 * with its reason (Act III.5.1). Refused for one that is forfeited by a penalty, or that the Court has judged. For one
 * that they played themselves another Justice has to agree, who is asked (Act III.3.5); `consent` is theirs.
 */
export function voidAsChief(
  work: UnitOfWork,
  actor: Actor,
  input: ToVoid,
  consent: PersonNumber | null = null,
): Result<GameOutcome | HouseOutcome> {
  const order = orderOf(work, actor, input);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const own = ownNumber(work, actor, game);
  if (own === null || consent !== null) return done(write(work, actor, order.value, consent));
  const asking = {
    person: own,
    matter: { kind: 'game', game: game.number },
    acts: [actsFor(game)[0], 'III.3.5'],
  } as const;
  const waits = askedAlready(work, asking, work.now);
  return waits.length > 0 ? refused(...waits) : done(askConsent(work, actor, { ...asking, reason }));
}

function write(
  work: UnitOfWork,
  actor: Actor,
  { game, body, reason }: VoidOrder,
  consent: PersonNumber | null,
): GameOutcome {
  const { number } = game;
  const before = scoresOf(work.state);
  const by = enrol(work, whoActs(work, actor));
  const entry = work.append(body, { by, acts: actsFor(game), texts: { reason } });
  const agreed = consent === null ? {} : { consent };
  work.announce({ kind: 'voided-by-chief', game: number, by, entry, ...agreed }, { to: 'discussion' });
  return { kind: 'game-voided', game: number, changes: movedSince(before, work.state) };
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
