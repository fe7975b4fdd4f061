import type { Figures } from '../../../terms/figures.ts';
import { type RatingChange, ratingChange } from '../../../terms/leaderboard/elo.ts';
import type { PenaltyIssued } from '../../house/book/discipline.ts';
import type { Stamped } from '../../ledger/entry.ts';
import type { GameNumber, PenaltyPart, PersonNumber, Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';
import { provePresence } from './register.ts';
import { figuresOfGame } from './session-figures.ts';
import {
  type Adjusted,
  type Decayed,
  type Joined,
  type ScorePoint,
  type Standing,
  setScore,
  standingOf,
} from './standings.ts';

/** Act II.3: both scores move from where they stood before the game, each by its own K-factor. */
export function countGame(state: State, game: Game, entry: GameCounted, witness?: Witness): void {
  const player = standingOf(state, game.player);
  const opponent = standingOf(state, game.opponent);
  const figures = figuresOfGame(state, game);
  const mine = rate(figures, game, player, opponent, game.score);
  const theirs = rate(figures, game, opponent, player, flipped(game.score));
  if (witness !== undefined) {
    witness(moveOf(entry, game, player, opponent, game.score, mine));
    witness(moveOf(entry, game, opponent, player, flipped(game.score), theirs));
  }
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

const rate = (
  figures: Figures,
  { online }: Game,
  own: Standing,
  other: Standing,
  score: Points,
): RatingChange =>
  ratingChange({ own: own.score, other: other.score, score, ratedGames: own.rated, online, figures });

/** What a witness is told of a player's score, as it was before the game. */
const moveOf = (
  entry: GameCounted,
  game: Game,
  { person, score: before }: Standing,
  { person: opponent, score: opponentScore }: Standing,
  score: Points,
  rating: RatingChange,
): ScoreMove => {
  const after = rating.newScore;
  return { kind: 'game', entry, game, person, before, after, score, opponent, opponentScore, rating };
};

function settle(state: State, standing: Standing, point: ScorePoint, score: Points): void {
  setScore(state, standing, point);
  standing.rated += 1;
  tally(standing, score);
}

/** Adds a result to somebody's wins, draws or losses. */
export function tally(record: Pick<Standing, 'wins' | 'draws' | 'losses'>, score: Points): void {
  if (score === 1) record.wins += 1;
  else if (score === 0) record.losses += 1;
  else record.draws += 1;
}

/** What a game brings White. */
export const pointsOfWhite = { white: 1, draw: 0.5, black: 0 } as const satisfies Record<string, Points>;

/** The same result seen from the other side. */
export function flipped(score: Points): Points {
  if (score === 1) return 0;
  return score === 0 ? 1 : 0.5;
}

type GameCounted = Stamped<{ type: 'game-counted'; game: GameNumber }>;

interface Move {
  person: PersonNumber;
  before: number;
  after: number;
}

/** One change of one person's score, with what it rested on. */
export type ScoreMove =
  | (Move & { kind: 'joined'; entry: Joined })
  | (Move & { kind: 'adjusted'; entry: Adjusted })
  /** `deduction`: what it would have been without the floor. */
  | (Move & { kind: 'decayed'; entry: Decayed; deduction: number })
  | (Move & {
      kind: 'penalised';
      entry: PenaltyIssued;
      part: Extract<PenaltyPart, { kind: 'deduction' | 'halve' | 'reset' }>;
    })
  | (Move & {
      kind: 'game';
      entry: GameCounted;
      game: Game;
      score: Points;
      opponent: PersonNumber;
      opponentScore: number;
      rating: RatingChange;
    });

/** Told of every change of a score, in order. */
export type Witness = (move: ScoreMove) => void;
