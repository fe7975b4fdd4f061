import type { Instant } from '../../terms/time.ts';

/** Between the edges of a chart and its frame, in units of the picture. */
export const margins = { left: 48, right: 28, top: 20, bottom: 32 } as const;

/** A score from a moment on, the moment as the club's clocks show it. */
export type Dot = readonly [at: Instant, score: number];

/** What a chart has room for. */
interface Frame {
  from: Instant;
  to: Instant;
  lowest: number;
  highest: number;
}

/** A place in the frame, in thousandths of its width and height from the top left. */
export interface Spot {
  x: number;
  y: number;
}

/** The frame in which all the dots and the floor are seen; there is at least one dot. */
export function frameOf(dots: readonly Dot[], floor: number): Frame {
  const scores = [floor, ...dots.map(([, score]) => score)];
  const [lowest, highest] = [leastOf(scores), mostOf(scores)];
  const margin = Math.max(10, Math.ceil((highest - lowest) / 7));
  return {
    ...reach(dots.map(([at]) => at)),
    lowest: lowest - margin,
    highest: highest + margin,
  };
}

/** Where a dot is in the frame. */
export const spotIn = ({ from, to, lowest, highest }: Frame, [at, score]: Dot): Spot => ({
  x: Math.round((1000 * (at - from)) / (to - from)),
  y: Math.round((1000 * (highest - score)) / (highest - lowest)),
});

const leastOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const mostOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));

const day = 24 * 3600 * 1000;

/** Less than a day would be a picture of minutes. */
function reach(times: readonly Instant[]): Pick<Frame, 'from' | 'to'> {
  const [from, to] = [leastOf(times), mostOf(times)];
  return to - from >= day ? { from, to } : { from: from - 3 * day, to: to + 3 * day };
}
