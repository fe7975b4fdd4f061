import { describe, expect, it } from 'vitest';
import type { ScorePoint } from '../../src/ladder/book/standings.ts';
import { chartAlt } from '../../src/pictures/alt.ts';
import { frameOf, margins, spotIn } from '../../src/pictures/chart-frame.ts';
import { type ChartLook, dotOf, scoreChartSvg } from '../../src/pictures/score-chart.ts';

const look: ChartLook = {
  width: 560,
  height: 240,
  scheme: 'light',
  floor: 100,
  timezone: 'Europe/London',
};
const first = Date.parse('2026-03-06T12:45:00Z');
const week = 7 * 24 * 3600 * 1000;

const course = (scores: readonly number[], step = week): ScorePoint[] =>
  scores.map((score, place) => ({ at: first + place * step, score }));

/** A point of a path, `48 174.4`. */
function pointOf(text: string): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN] = text.split(' ').map(Number);
  return { x, y };
}

const words = (svg: string): string[] =>
  [...svg.matchAll(/>([^<>\n]+)<\/text>/g)].map(([, word = '']) => word);

describe('the chart of a score', () => {
  it.each([
    ['one score', course([100])],
    ['two in one minute', course([100, 120], 30_000)],
    ['a term', course([100, 120, 113, 124, 100, 118])],
    ['far below the floor of later figures', course([90, 100])],
  ])('shows %s, its dates and the floor', async (_, points) => {
    const svg = await scoreChartSvg(points, look);
    expect(svg).not.toContain('NaN');
    expect(words(svg)).toContain('Nobody falls below 100');
    expect(words(svg)).toContain('100');
    expect(words(svg).join(' ')).toMatch(/Mar|Apr/);
    expect(svg.match(/matrix\(3,0,0,3,/g)).toHaveLength(points.length);
  });

  it.each([
    ['one score', course([100])],
    ['two in one minute', course([100, 120], 30_000)],
    ['a term', course([100, 120, 113, 124, 100, 118])],
    ['below the floor', course([90, 100, 95])],
    ['both sides of a change of clocks', course([100, 104, 103, 110, 107], 2 * week)],
  ])('has each point of %s where it is pointed at', async (_, points) => {
    const dots = points.map((point) => dotOf(point, look.timezone));
    const frame = frameOf(dots, look.floor);
    const width = look.width - margins.left - margins.right;
    const height = look.height - margins.top - margins.bottom;
    const marks = (await scoreChartSvg(points, look)).matchAll(/matrix\(3,0,0,3,([\d.]+),([\d.]+)\)/g);
    const drawn = [...marks].map(([, x, y]) => ({
      x: Math.round((1000 * (Number(x) - margins.left)) / width),
      y: Math.round((1000 * (Number(y) - margins.top)) / height),
    }));
    const spots = dots.map((dot) => spotIn(frame, dot));
    expect(drawn).toHaveLength(spots.length);
    drawn.forEach((mark, nth) => {
      expect(Math.abs(mark.x - (spots[nth]?.x ?? Number.NaN))).toBeLessThanOrEqual(1);
      expect(Math.abs(mark.y - (spots[nth]?.y ?? Number.NaN))).toBeLessThanOrEqual(1);
    });
  });

  it('moves in steps: a score stays until it changes', async () => {
    const line =
      /d="(M[^"]+)"[^>]*stroke="#1f6f54"/.exec(await scoreChartSvg(course([100, 120]), look))?.[1] ?? '';
    const [left, right, end] = line.slice(1).split('L').map(pointOf);
    expect(right?.y).toBe(left?.y);
    expect(end?.x).toBe(right?.x);
    expect(end?.y).toBeLessThan(right?.y ?? 0);
  });

  it.each([
    ['Europe/London', ['5 Jun', '6 Jun', '7 Jun']],
    ['Pacific/Auckland', ['6 Jun', '7 Jun', '8 Jun']],
  ])('shows the days of %s', async (timezone, days) => {
    const at = Date.parse('2026-06-05T12:00:00Z');
    const points = [0, 1, 2, 3].map((day) => ({ at: at - week / 14 + (day * week) / 7, score: 100 + day }));
    expect(words(await scoreChartSvg(points, { ...look, timezone }))).toEqual(expect.arrayContaining(days));
  });

  it('stays small with 2,000 scores and still shows the highest', async () => {
    const scores = Array.from({ length: 2000 }, (_, place) => (place === 777 ? 900 : 100 + (place % 30)));
    const svg = await scoreChartSvg(course(scores, week / 7), look);
    expect(svg.length).toBeLessThan(40_000);
    const line = /d="(M48 [^"]+L[^"]+L[^"]+L[^"]+)"/.exec(svg)?.[1] ?? '';
    const heights = line
      .slice(1)
      .split('L')
      .map((point) => pointOf(point).y);
    expect(Math.min(...heights)).toBeLessThan(60);
  });

  it('is the same each time it is drawn, and another in the dark', async () => {
    const points = course([100, 120, 113]);
    expect(await scoreChartSvg(points, look)).toBe(await scoreChartSvg(points, look));
    expect(await scoreChartSvg(points, { ...look, scheme: 'dark' })).not.toBe(
      await scoreChartSvg(points, look),
    );
  });

  it('may stand in a page that allows no inline style, any number of times', async () => {
    expect(await scoreChartSvg(course([100, 120]), look)).not.toMatch(
      /\b(style|class|id|on\w+)=|<style|<script|url\(/,
    );
  });
});

describe('a chart in words', () => {
  it.each([
    [[], 'A chart of a score, still empty.'],
    [[100], 'A chart of a score: 100 on 6 March 2026.'],
    [
      [100, 120],
      'A chart of a score: from 100 on 6 March 2026 to 120 on 13 March 2026, 1 change, lowest 100, highest 120.',
    ],
    [
      [100, 140, 100, 120],
      'A chart of a score: from 100 on 6 March 2026 to 120 on 27 March 2026, 3 changes, lowest 100, highest 140.',
    ],
  ])('of %j', (scores, text) => {
    expect(chartAlt(course(scores), 'Europe/London')).toBe(text);
  });
});
