import type { Figures } from '../../../terms/figures.ts';
import { type RatingChange, ratingChange } from '../../../terms/leaderboard/elo.ts';
import type { Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';
import { provePresence } from './register.ts';
import type { GameCounted, Witness } from './score-move.ts';
import { figuresOfGame } from './session-figures.ts';
import { type ScorePoint, type Standing, setScore, standingOf } from './standings.ts';

/** Act II.3: both scores move from where they stood before the game, each by its own K-factor. */
export function countGame(state: State, game: Game, entry: GameCounted, witness?: Witness): void {
  const player = standingOf(state, game.player);
  const opponent = standingOf(state, game.opponent);
  const figures = figuresOfGame(state, game);
  const mine = rate(figures, game, player, opponent.score, game.score);
  const theirs = rate(figures, game, opponent, player.score, 1 - game.score);
  if (witness !== undefined) testify(witness, entry, game, player, opponent, mine, theirs);
  game.status = 'counted';
  game.countedSeq = entry.seq;
  game.playerChange = mine.newScore - player.score;
  game.opponentChange = theirs.newScore - opponent.score;
  game.playerBefore = player.score;
  game.opponentBefore = opponent.score;
  settle(state, player, { at: entry.at, score: mine.newScore }, game.score);
  settle(state, opponent, { at: entry.at, score: theirs.newScore }, flipped(game.score));
  const session = game.online ? undefined : state.sessions.get(game.date);
  if (session !== undefined) provePresence(session, [player, opponent]);
}

function rate(figures: Figures, game: Game, own: Standing, other: number, score: number): RatingChange {
  return ratingChange({ own: own.score, other, score, ratedGames: own.rated, online: game.online, figures });
}

function settle(state: State, standing: Standing, reached: ScorePoint, points: Points): void {
  setScore(state, standing, reached);
  standing.rated += 1;
  if (points === 1) standing.wins += 1;
  else if (points === 0) standing.losses += 1;
  else standing.draws += 1;
}

function testify(
  witness: Witness,
  entry: GameCounted,
  game: Game,
  player: Standing,
  opponent: Standing,
  mine: RatingChange,
  theirs: RatingChange,
): void {
  const shared = { kind: 'game', entry, game } as const;
  witness({
    ...shared,
    person: player.person,
    before: player.score,
    after: mine.newScore,
    score: game.score,
    opponent: opponent.person,
    opponentScore: opponent.score,
    rating: mine,
  });
  witness({
    ...shared,
    person: opponent.person,
    before: opponent.score,
    after: theirs.newScore,
    score: flipped(game.score),
    opponent: player.person,
    opponentScore: player.score,
    rating: theirs,
  });
}

/** The same result seen from the other side. */
export function flipped(score: Points): Points {
  if (score === 1) return 0;
  return score === 0 ? 1 : 0.5;
}
