import { scoreChartSvg } from '../../pictures/score-chart.ts';
import type { Asked, ClubFile, FileBody } from '../page.ts';
import { endsOfDays, memberAsked } from './read.ts';

/** In units of the picture. */
export const chartSize = { width: 720, height: 280 } as const;

/** More would not be told apart: then there is one for each day. */
const mostPoints = 300;

/** A member's score over time as a picture; with `?scheme=dark` for a dark page. */
export const memberChart: ClubFile = { path: 'members/:number/chart.svg', open: drawChart };

function drawChart({ view, params, query }: Asked): FileBody | null {
  const standing = memberAsked(view.state, params);
  if (standing === null) return null;
  const { floor, timezone } = view.state.figures;
  const { course } = standing;
  const points = course.length > mostPoints ? [...endsOfDays(standing, view.state).values()] : course;
  const scheme = query.scheme === 'dark' ? 'dark' : 'light';
  return {
    type: 'image/svg+xml; charset=utf-8',
    name: null,
    body: scoreChartSvg(points, { ...chartSize, scheme, floor, timezone }),
  };
}
