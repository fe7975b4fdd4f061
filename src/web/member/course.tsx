import { signed } from '../../../terms/words.ts';
import { FigureHead, MediumDay, Section, useLink } from '../pieces.tsx';
import { chartSizes, type DayOfScore } from './chart.ts';

interface CourseShown {
  chart: { path: string; words: string };
  days: readonly DayOfScore[];
  score: number;
}

const { large, small } = chartSizes;
const narrow = '(max-width: 34rem)';
const dark = '(prefers-color-scheme: dark)';

/**
 * A score over time: a picture on which a script shows the day that is pointed at, and the days in numbers. The picture's address
 * changes with what it shows, so that a page brought up to date never keeps an old one.
 */
export function Course({ chart, days, score }: CourseShown) {
  const shows = `${days.at(-1)?.date}.${days.length}.${score}`;
  const address = `${useLink()(chart.path)}?shows=${shows}`;
  return (
    <Section id="course" title="Score over time">
      <div class="pointed">
        <picture>
          <source media={`${narrow} and ${dark}`} srcset={`${address}&size=small&scheme=dark`} {...small} />
          <source media={narrow} srcset={`${address}&size=small`} {...small} />
          <source media={dark} srcset={`${address}&scheme=dark`} />
          <img class="chart" src={address} alt={chart.words} {...large} />
        </picture>
        <div class="pointing" />
      </div>
      <p class="keys">
        Point at the chart to see a day. The keys <kbd>←</kbd> <kbd>→</kbd> go from day to day.
      </p>
      <details>
        <summary>The same in numbers</summary>
        <Days days={days} />
      </details>
    </Section>
  );
}

const Days = ({ days }: Pick<CourseShown, 'days'>) => (
  <table class="days">
    <caption>The score at the end of each day on which it moved, the latest first</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <FigureHead>Score</FigureHead>
        <FigureHead>Change</FigureHead>
      </tr>
    </thead>
    <tbody>{days.toReversed().map(Day)}</tbody>
  </table>
);

/** With its place in the picture, in thousandths. */
const Day = ({ date, score, change, x, y }: DayOfScore) => (
  <tr data-x={x} data-y={y}>
    <th scope="row">
      <MediumDay date={date} />
    </th>
    <td class="number">{score}</td>
    <td class="number">{signed(change)}</td>
  </tr>
);
