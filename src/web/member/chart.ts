import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { standingAt } from '../../house/book/members.ts';
import type { ClubView } from '../../house/ports.ts';
import type { ScorePoint, Standing } from '../../ladder/book/standings.ts';
import { frameOf, type Spot, spotIn } from '../../pictures/chart-frame.ts';
import { dotOf, scoreChartSvg } from '../../pictures/score-chart.ts';
import type { State } from '../../rule-books.ts';
import { type Asked, type ClubFile, type FileBody, readNumber } from '../page.ts';
import { isShown } from '../pieces.tsx';

/** In units of the picture; the small one is for phones. */
export const chartSizes = {
  large: { width: 720, height: 280 },
  small: { width: 400, height: 260 },
} as const;

/** More would not be told apart: then there is one for each day. */
const mostPoints = 300;

/** A member's score over time as a picture; with `?scheme=dark` for a dark page, with `?size=small` for a narrow one. */
export const memberChart: ClubFile = { path: 'members/:number/chart.svg', open: drawChart };

async function drawChart({ view, now, params, query }: Asked): Promise<FileBody | null> {
  const standing = memberAsked(view, params, now);
  if (standing === null) return null;
  const { floor, timezone } = view.state.figures;
  const scheme = query.scheme === 'dark' ? 'dark' : 'light';
  const size = chartSizes[query.size === 'small' ? 'small' : 'large'];
  return {
    type: 'image/svg+xml; charset=utf-8',
    name: null,
    body: await scoreChartSvg(pointsDrawn(standing, view.state), { ...size, scheme, floor, timezone }),
  };
}

/** The standing of the member whose number the address has, or null. */
export function memberAsked(view: ClubView, params: Asked['params'], now: Instant): Standing | null {
  const number = readNumber(params.number);
  return number !== null && isShown(view, number, now) ? standingAt(view.state, number) : null;
}

const pointsDrawn = (standing: Standing, state: State): ScorePoint[] =>
  standing.course.length > mostPoints ? [...endsOfDays(standing, state).values()] : standing.course;

/** The last point of each day in the course of a score, the earliest first. */
const endsOfDays = ({ course }: Standing, { figures }: State): Map<LocalDate, ScorePoint> =>
  new Map(course.map((point) => [localDate(point.at, figures), point]));

/** A day on which a score moved, and where in the picture it is. */
export interface DayOfScore extends Spot {
  date: LocalDate;
  /** At the end of the day. */
  score: number;
  /** What the day brought; on the first one, since the joining. */
  change: number;
}

/** The days on which a score moved, the earliest first. */
export function daysOf(standing: Standing, state: State): DayOfScore[] {
  const [joined] = standing.course;
  if (joined === undefined) return [];
  const { floor, timezone } = state.figures;
  const dot = (point: ScorePoint) => dotOf(point, timezone);
  const frame = frameOf(pointsDrawn(standing, state).map(dot), floor);
  const ends = [...endsOfDays(standing, state)];
  return ends.map(([date, point], nth) => {
    const [, before] = ends[nth - 1] ?? [date, joined];
    const { score } = point;
    return { date, score, change: score - before.score, ...spotIn(frame, dot(point)) };
  });
}
