import type { Figures } from '../figures.ts';

/** A change of a score other than by a game: so many points, half of it away, or back to the start. */
type Adjustment = { readonly points: number } | 'halve' | 'reset';

type Scores = Pick<Figures, 'startingScore' | 'floor'>;

/** The score after an adjustment (Acts II.3 and II.5), half a point rounded up, never under the floor (Act II.2). */
export const adjusted = (score: number, adjustment: Adjustment, figures: Scores): number =>
  Math.max(figures.floor, unfloored(score, adjustment, figures));

function unfloored(score: number, adjustment: Adjustment, { startingScore }: Scores): number {
  if (adjustment === 'halve') return Math.round(score / 2);
  if (adjustment === 'reset') return startingScore;
  return score + adjustment.points;
}
