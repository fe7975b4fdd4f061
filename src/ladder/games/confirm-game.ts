import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { Game } from '../book/games.ts';
import { countIfReady } from './counting.ts';
import { findGame } from './find-game.ts';
import { ownContradiction } from './one-matter.ts';
import type { GameOutcome } from './outcomes.ts';
import { notOpen, notTheOpponent, numberOf } from './whose.ts';

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
