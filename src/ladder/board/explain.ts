import { scoreOf } from '../../house/book/members.ts';
import type { Actor, Named, Somebody } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { explainGame, type Step, stepsOf } from '../book/explain.ts';
import type { Game } from '../book/games.ts';
import type { ScoreMove } from '../book/scoring.ts';
import { findGame } from '../games/whose.ts';
import { personAsked } from './profile.ts';

/** Why a score is what it is, or what one game moved: each change in the order in which it counts. */
export type Explanation =
  | { of: 'score'; person: Somebody; score: number; moves: Step[] }
  | { of: 'game'; game: Game; moves: ScoreMove[] };

/** Explains a game where one is named, else the score of the person named, else the asker's. */
export function explain(
  view: ClubView,
  actor: Actor,
  input: { member: Named | null; game: string | null },
): Result<Explanation> {
  if (input.game !== null) {
    const game = findGame(view.state, input.game);
    if (!game.ok) return game;
    return done({ of: 'game', game: game.value, moves: explainGame(view, game.value.number) });
  }
  const asked = personAsked(view, actor, input.member);
  if (!asked.ok) return asked;
  return done({ of: 'score', person: asked.value, ...movesOf(view, asked.value) });
}

/** The starting score, unmoved, for one who never joined. */
function movesOf(view: ClubView, { number }: Somebody): { score: number; moves: Step[] } {
  if (number === null) return { score: view.state.figures.startingScore, moves: [] };
  return { score: scoreOf(view.state, number), moves: stepsOf(view, number) };
}
