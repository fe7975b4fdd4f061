import { type Game, weekdays, writeRules } from '../../../../packages/nomic/src/index.ts';
import { type LineDrawn, linesChart, linesSizes } from '../../../pictures/lines-chart.ts';
import type { Asked, ClubFile, FileBody } from '../../page.ts';
import { gameAsked, rulesAsked } from './asked.ts';
import { daysOfPoints, shortSeat, winningScore } from './read-standings.ts';
import { named } from './seen.ts';

const shapes = ['first', 'later'] as const;

/** The rules of a game as a file, with names in it: in the shape in which they were loaded, or in that of `?shape=`. */
export const nomicRulesFile: ClubFile = {
  path: 'tables/:number/nomic/rules.json',
  open(asked) {
    const seen = rulesAsked(asked);
    if (seen === null) return null;
    const { rules } = seen.game;
    const shape = shapes.find((each) => each === asked.query.shape) ?? rules.origin?.shape ?? 'first';
    const written = JSON.stringify(
      writeRules(rules, shape),
      (_, value) => (typeof value === 'string' ? named(seen, value) : value),
      1,
    );
    return {
      type: 'application/json; charset=utf-8',
      name: `table-${seen.table}-rules.json`,
      body: `${written}\n`,
    };
  },
};

/** Everybody’s points over the days as a picture; `?scheme=` and `?size=` as for maps. */
export const nomicStandings: ClubFile = {
  path: 'tables/:number/nomic/standings.svg',
  open(asked) {
    const seen = gameAsked(asked);
    return seen === null ? null : drawStandings(seen.game, asked.query);
  },
};

function drawStandings(game: Game, { scheme, size }: Asked['query']): FileBody {
  const days = daysOfPoints(game);
  const theme = scheme === 'dark' ? 'dark' : 'light';
  const winning = winningScore(game);
  const goal = winning === null ? null : { value: winning, words: `${winning} points win` };
  const look = { ...linesSizes[size === 'small' ? 'small' : 'large'], scheme: theme, goal } as const;
  const lines = [...game.totals.keys()].map((seat, at): LineDrawn => {
    const values = [0, ...days.map(({ totals }) => totals[at] ?? 0)];
    return { ...lookOf(seat, at, theme), values, goesOn: true };
  });
  const labels = ['Start', ...days.map(({ day }) => dayLabel(day))];
  const body = linesChart(lines, labels, { ...look, step: stepFor(winning, lines) });
  return { type: 'image/svg+xml; charset=utf-8', name: null, body };
}

/** `23/11` */
const dayLabel = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Colours that can be told apart by everybody, on light and on dark. */
const fills = {
  light: ['#0a5fa5', '#b34a00', '#00745a', '#a5387c', '#6b5600', '#4a4a4a', '#6a4fc3'],
  dark: ['#6fb7ee', '#f29a4b', '#4fc9a0', '#e79cc7', '#e5d352', '#c4c4c4', '#b3a1f5'],
} as const;

function lookOf(seat: string, at: number, theme: 'light' | 'dark') {
  const day = weekdays.find((each) => each.toLowerCase() === seat) ?? seat;
  return {
    name: shortSeat(day),
    letter: day.slice(0, 2),
    fill: fills[theme][at % fills[theme].length] ?? fills[theme][0],
    on: theme === 'light' ? '#ffffff' : '#15181c',
  };
}

/** Steps of the grid that are easy to read: about ten from the lowest to the highest. */
function stepFor(winning: number | null, lines: readonly LineDrawn[]): number {
  const values = lines.flatMap(({ values: each }) => each);
  const span = Math.max(winning ?? 1, ...values) - Math.min(0, ...values);
  const rough = Math.max(1, span / 10);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (([1, 2, 5, 10] as const).find((each) => each * power >= rough) ?? 10);
}
