/// <reference path="./elo-rank.d.ts" />
import EloRank from 'elo-rank';
import type { Figures } from '../figures.ts';

/** One player's side of a game, with both scores as they stood before it. */
export interface RatingFacts {
  readonly own: number;
  readonly other: number;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
  /** Rated games the player had behind them. */
  readonly ratedGames: number;
  readonly online: boolean;
  readonly figures: Figures;
}

/** What a game did to one player's score, and how it came to that. */
export interface RatingChange {
  /** The share of the points that was to be expected, between 0 and 1. */
  readonly expected: number;
  /** The K-factor that was used, halved for an online game. */
  readonly k: number;
  readonly newScore: number;
  readonly change: number;
  /** The floor took back a part of the loss. */
  readonly floored: boolean;
}

/** One calculator for each K-factor: rating is done a million times when a ledger is folded. */
const calculators = new Map<number, EloRank>();

function calculator(k: number): EloRank {
  const made = calculators.get(k);
  if (made !== undefined) return made;
  const elo = new EloRank();
  elo.setKFactor(k);
  calculators.set(k, elo);
  return elo;
}

/** Act II.3: the K-factor of a player with that many rated games behind them. Zero where the table ends early. */
export function kFactor(ratedGames: number, { kFactors }: Pick<Figures, 'kFactors'>): number {
  for (const { upToGames, k } of kFactors) {
    if (upToGames === null || ratedGames <= upToGames) return k;
  }
  return 0;
}

const anyElo = new EloRank();

/** Act II.3: 1 / (1 + 10^((other − own) / 400)), whatever the K-factor. */
export const expectedScore = (own: number, other: number): number => anyElo.getExpected(own, other);

/** Act II.3: the new score in whole points, online by half the K-factor (Act I.9.3), never under the floor (Act II.2). */
export function ratingChange(facts: RatingFacts): RatingChange {
  const { own, other, score, figures } = facts;
  const ordinaryK = kFactor(facts.ratedGames, figures);
  const k = facts.online ? ordinaryK * figures.onlineShare : ordinaryK;
  const expected = expectedScore(own, other);
  const rated = calculator(k).updateRating(expected, score, own);
  const newScore = Math.max(rated, figures.floor);
  return { expected, k, newScore, change: newScore - own, floored: newScore !== rated };
}
