import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { Game } from '../book/games.ts';
import { countIfReady } from './counting.ts';
import { callModerators, ownContradiction } from './decide.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheEnterer, notTheOpponent, numberOf } from './whose.ts';

/** The opponent says that the game was as entered (Act II.4); it counts, unless something else is missing. */
export function confirmGame(
  work: UnitOfWork,
  actor: Actor,
  input: { game: string; entered?: boolean },
): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [
    ...notTheOpponent(work, actor, game),
    ...notOpen(game),
    ...confirmedAlready(game),
    ...saysOtherwise(work, actor, game),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const by = numberOf(work, actor);
  work.append({ type: 'game-confirmed', game: game.number }, { by, acts: ['II.4'] });
  const counts = countIfReady(work, game.number, by);
  const entered = input.entered === true ? { entered: true } : {};
  return done({ kind: 'game-confirmed', game: game.number, counts, ...entered });
}

const confirmedAlready = ({ number, status, confirmed }: Game): Refusal[] =>
  status === 'open' && confirmed ? [{ code: 'already-confirmed', acts: ['II.4'], game: number }] : [];

/** Act II.4.1: an entry of one's own that says something else comes off first, or is said to be of a second game. */
function saysOtherwise(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const own = ownContradiction(view, game, numberOf(view, actor));
  return own === null
    ? []
    : [{ code: 'contradicts-own', acts: ['II.4.1'], game: game.number, own: own.number }];
}

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

/** The player who entered the game takes it back, as long as it does not count (Act II.4). */
export function withdrawGame(work: UnitOfWork, actor: Actor, input: { game: string }): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [...notTheEnterer(work, actor, game), ...notOpen(game)];
  if (refusals.length > 0) return refused(...refusals);
  work.append({ type: 'game-withdrawn', game: game.number }, { by: numberOf(work, actor), acts: ['II.4'] });
  return done({ kind: 'game-withdrawn', game: game.number });
}
