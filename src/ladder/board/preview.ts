import type { Figures } from '../../../terms/figures.ts';
import { type RatingChange, ratingChange } from '../../../terms/leaderboard/elo.ts';
import {
  type Actor,
  isMemberNow,
  type Named,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { openSessionOf } from '../book/register.ts';
import { flipped } from '../book/scoring.ts';
import { isSame } from '../games/entry.ts';

export interface Player extends Somebody {
  score: number;
  member: boolean;
}

/** What a win, a draw and a loss of the asker's would do to both scores, as they stand now (Act II.3). */
export interface Preview {
  own: Player;
  other: Player;
  outcomes: { score: Points; own: RatingChange; other: RatingChange }[];
}

/** Anyone who has not joined is reckoned with the score they would join at. Refused against oneself or a bot. */
export function preview(view: ClubView, actor: Actor, opponent: Named): Result<Preview> {
  const named = whoIsNamed(view, opponent);
  if (!named.ok) return named;
  const asker = whoActs(view, actor);
  if (isSame(asker, named.value)) return refused({ code: 'against-oneself', acts: ['II.4'] });
  const own = playerOf(view, asker);
  const other = playerOf(view, named.value);
  const outcomes = ([1, 0.5, 0] as const).map((score) => ({
    score,
    own: rate(view.state, own, other, score),
    other: rate(view.state, other, own, flipped(score)),
  }));
  return done({ own, other, outcomes });
}

const standing = (state: State, { number }: Somebody) =>
  number === null ? undefined : state.standings[number];

function playerOf(view: ClubView, somebody: Somebody): Player {
  const member = isMemberNow(view, somebody);
  const { figures } = view.state;
  const score = member ? standing(view.state, somebody)?.score : undefined;
  return { ...somebody, member, score: score ?? figures.startingScore };
}

/** Act IV.2: what a game is reckoned by that ends now. */
const figuresNow = (state: State): Figures => openSessionOf(state)?.figures ?? state.figures;

function rate(state: State, own: Player, other: Player, score: Points): RatingChange {
  const ratedGames = standing(state, own)?.rated ?? 0;
  const figures = figuresNow(state);
  return ratingChange({ own: own.score, other: other.score, score, ratedGames, online: false, figures });
}
