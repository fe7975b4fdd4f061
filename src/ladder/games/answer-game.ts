import type { Actor } from '../../house/people.ts';
import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal } from '../../house/result.ts';
import type { Game } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';
import { countIfReady } from './counting.ts';
import { callModerators, oneMatterWith, ownContradiction, readOrder } from './declare-decision.ts';
import { gameFor, notOpen, notTheEnterer, notTheOpponent, numberOf } from './whose.ts';

/** The opponent says that the game was as entered (Act II.4); it counts, unless something else is missing. */
export const confirmGame: UseCase<{ game: string; entered?: boolean }, GameOutcome> = (
  work,
  actor,
  input,
) => {
  const found = gameFor(work, input.game, (game) => [
    ...notTheOpponent(work, actor, game),
    ...notOpen(game),
    ...confirmedAlready(game),
    ...saysOtherwise(work, actor, game),
  ]);
  if (!found.ok) return found;
  const { number: game } = found.value;
  const by = numberOf(work, actor);
  work.append({ type: 'game-confirmed', game }, { by, acts: ['II.4'] });
  const counts = countIfReady(work, game, by);
  const entered = input.entered === true ? { entered: true } : {};
  return done({ kind: 'game-confirmed', game, counts, ...entered });
};

const confirmedAlready = ({ number: game, status, confirmed }: Game): Refusal[] =>
  status === 'open' && confirmed ? [{ code: 'already-confirmed', acts: ['II.4'], game }] : [];

/** Act II.4.1: an entry of one's own that says something else comes off first, or is said to be of a second game. */
function saysOtherwise(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const own = ownContradiction(view, game, numberOf(view, actor))?.number;
  if (own === undefined) return [];
  return [{ code: 'contradicts-own', acts: ['II.4.1'], game: game.number, own }];
}

/** The opponent says that the game was not as entered (Act II.4): a Moderator decides. */
export const disputeGame: UseCase<{ game: string; why: string }, GameOutcome> = (work, actor, input) => {
  const order = readOrder(work, input, (game) => mayNotDispute(work, actor, game));
  if (!order.ok) return order;
  const { number: game } = order.value.game;
  work.append(
    { type: 'game-referred', game, reason: 'disputed' },
    { by: numberOf(work, actor), acts: ['II.4'], texts: { dispute: order.value.reason } },
  );
  callModerators(work, game);
  return done({ kind: 'game-disputed', game });
};

/** Everything that speaks against a dispute by that person. */
export const mayNotDispute = (view: ClubView, actor: Actor, game: Game): Refusal[] => [
  ...notTheOpponent(view, actor, game),
  ...notOpen(game),
  ...disputedAlready(game),
];

const disputedAlready = ({ number: game, status, approval }: Game): Refusal[] =>
  status === 'open' && approval.includes('disputed')
    ? [{ code: 'already-disputed', acts: ['II.4'], game }]
    : [];

/** The player who entered the game takes it back, as long as it does not count (Act II.4). */
export const withdrawGame: UseCase<{ game: string }, GameOutcome> = (work, actor, input) => {
  const found = gameFor(work, input.game, (game) => [...notTheEnterer(work, actor, game), ...notOpen(game)]);
  if (!found.ok) return found;
  const { number: game } = found.value;
  work.append({ type: 'game-withdrawn', game }, { by: numberOf(work, actor), acts: ['II.4'] });
  return done({ kind: 'game-withdrawn', game });
};

/** The game that would be said to be a second one, or why it cannot be; changes nothing. */
export const previewSecond: Preview<{ game: string }, Game> = (view, actor, input) =>
  gameFor(view, input.game, (game) => {
    const refusals = [...notTheEnterer(view, actor, game), ...notOpen(game)];
    if (refusals.length > 0 || oneMatterWith(view, game).length > 0) return refusals;
    return [{ code: 'not-contradicted', acts: ['II.4.1'], game: game.number }];
  });

/**
 * Act II.4.1: the player whose entry the opponent's contradicts says that it was a second game; both entries then wait for
 * their opponents. Refused to others, and where nothing contradicts it any more.
 */
export const declareSecond: UseCase<{ game: string }, GameOutcome> = asPreviewed(
  previewSecond,
  (work, actor, { number: game }) => {
    work.append({ type: 'game-declared-second', game }, { by: numberOf(work, actor), acts: ['II.4.1'] });
    return { kind: 'game-declared-second', game };
  },
);
