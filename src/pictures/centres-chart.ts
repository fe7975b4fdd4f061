import { type DiplomacyMap, type Power, paints } from '../../packages/diplomacy/src/index.ts';
import { type LinesLook, linesChart } from './lines-chart.ts';

/** How many centres each power owned at the end of a year. */
export interface YearDrawn {
  readonly year: number;
  readonly counts: ReadonlyMap<Power, number>;
}

type CentresLook = Pick<LinesLook, 'width' | 'height' | 'scheme'> & {
  /** How many centres win. */
  readonly victory: number;
};

/** The centres of each power over the years as an SVG picture. A power that is out ends there. */
export function centresChart(
  map: DiplomacyMap,
  years: readonly YearDrawn[],
  { victory, ...look }: CentresLook,
): string {
  const lines = [...paints(map, look.scheme)].map(([power, paint]) => {
    const counts = untilOut(years.map((each) => each.counts.get(power) ?? 0));
    const name = map.powers.get(power)?.name ?? power;
    return { ...paint, name, values: counts, goesOn: (counts.at(-1) ?? 0) > 0 };
  });
  const labels = years.map(({ year }) => String(year));
  const goal = { value: victory, words: `${victory} centres win` };
  return linesChart(lines, labels, { ...look, step: 3, goal });
}

const untilOut = (counts: readonly number[]): readonly number[] =>
  counts.slice(0, counts.findLastIndex((count) => count > 0) + 2);
