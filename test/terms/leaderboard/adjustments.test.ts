import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';

describe('Acts II.2 and II.3: points given and taken, down to the floor', () => {
  it.each([
    { score: 100, points: 15, after: 115 },
    { score: 116, points: -15, after: 101 },
    { score: 115, points: -15, after: 100 },
    { score: 114, points: -15, after: 100 },
    { score: 100, points: -1, after: 100 },
    { score: 250, points: 0, after: 250 },
  ])('$score and $points make $after', ({ score, points, after }) => {
    expect(adjusted(score, { points }, defaultFigures)).toBe(after);
  });

  it('goes down to the club’s own floor', () => {
    const low = withFigures(defaultFigures, { floor: 90 });
    expect(adjusted(100, { points: -20 }, low)).toBe(90);
  });
});

describe('Act II.5: halving and resetting', () => {
  it.each([
    { score: 300, halved: 150 },
    { score: 301, halved: 151 },
    { score: 201, halved: 101 },
    { score: 200, halved: 100 },
    { score: 199, halved: 100 },
    { score: 100, halved: 100 },
  ])('half of $score is $halved', ({ score, halved }) => {
    expect(adjusted(score, 'halve', defaultFigures)).toBe(halved);
  });

  it('resets any score to the start', () => {
    expect(adjusted(612, 'reset', defaultFigures)).toBe(100);
    expect(adjusted(612, 'reset', withFigures(defaultFigures, { startingScore: 120 }))).toBe(120);
  });
});
