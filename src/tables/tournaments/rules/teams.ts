import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { ScoredBoard } from './parts.ts';

/** A team and everybody who plays for it. */
export interface Team {
  readonly number: number;
  readonly members: readonly PersonNumber[];
}

/** The points of a team in a round. */
export interface TeamPoints {
  /** Those of all its positions, without the forfeited ones. */
  readonly total: Fraction;
  readonly forfeited: Fraction;
  /** What each player scored in each game for the team, the highest first. */
  readonly scores: readonly Fraction[];
  /** On how many boards of the round the team has a position. */
  readonly positions: number;
}

/** WM C.12, C.14: a team is credited with the whole points of its positions, but not with those that it forfeited by B.8(e). */
export function teamPoints(team: number, boards: readonly ScoredBoard[]): TeamPoints {
  const positions = boards.flatMap((board) => board.positions).filter((each) => each.team === team);
  const parts = boards
    .flatMap((board) => board.parts)
    .filter(({ position }) => position.team === team && !position.forfeited);
  return {
    total: added(positions.filter(({ forfeited }) => !forfeited).map(({ score }) => score)),
    forfeited: added(positions.filter(({ forfeited }) => forfeited).map(({ score }) => score)),
    scores: parts.map(({ score }) => score).sort((one, other) => other.compare(one)),
    positions: positions.length,
  };
}

/** WM C.6(a), C.12(b) and (c): a total without the highest of these scores, without the two highest, and so on. */
export const withoutHighest = (total: Fraction, scores: readonly Fraction[]): Fraction[] =>
  scores.map((_, n) => total.sub(added(scores.slice(0, n + 1))));

/** What such a total is without. */
export const highestLeftOut = (place: number): string =>
  place === 0 ? 'without the highest' : `without the ${place + 1} highest`;

/** Which team each player is of. */
export const teamOfPlayers = (teams: readonly Team[]): ReadonlyMap<PersonNumber, number> =>
  new Map(teams.flatMap(({ number, members }) => members.map((member) => [member, number])));

export const added = (all: readonly Fraction[]): Fraction =>
  all.reduce((sum, each) => sum.add(each), new Fraction(0));
