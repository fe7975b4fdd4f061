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
  type Standing,
  setScore,
  standingOf,
} from './standings.ts';

/** A player of a game as it begins to count: their standing, the other one's, and the result as they see it. */
interface Side {
  own: Standing;
  other: Standing;
  score: Points;
}

/** Act II.3: both scores move from where they stood before the game, each by its own K-factor. */
export function countGame(state: State, game: Game, entry: GameCounted, witness?: Witness): void {
  const player = standingOf(state, game.player);
  const opponent = standingOf(state, game.opponent);
  const figures = figuresOfGame(state, game);
  const mine = moveOf(figures, entry, game, { own: player, other: opponent, score: game.score });
  const theirs = moveOf(figures, entry, game, { own: opponent, other: player, score: flipped(game.score) });
  witness?.(mine);
  witness?.(theirs);
  game.status = 'counted';
  game.countedSeq = entry.seq;
  game.playerChange = mine.after - mine.before;
  game.opponentChange = theirs.after - theirs.before;
  game.playerBefore = mine.before;
  game.opponentBefore = theirs.before;
  settle(state, player, mine);
  settle(state, opponent, theirs);
  const session = game.online ? undefined : state.sessions.get(game.date);
  if (session !== undefined) provePresence(session, [player, opponent]);
}

type GameMove = Extract<ScoreMove, { kind: 'game' }>;

function moveOf(figures: Figures, entry: GameCounted, game: Game, { own, other, score }: Side): GameMove {
  const { rated: ratedGames, score: before, person } = own;
  const { score: opponentScore, person: opponent } = other;
  const { online } = game;
  const rating = ratingChange({ own: before, other: opponentScore, score, ratedGames, online, figures });
  const after = rating.newScore;
  return { kind: 'game', entry, game, person, before, after, score, opponent, opponentScore, rating };
}

function settle(state: State, standing: Standing, { entry, after, score }: GameMove): void {
  setScore(state, standing, { at: entry.at, score: after });
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

export type GameCounted = Stamped<{ type: 'game-counted'; game: GameNumber }>;

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
