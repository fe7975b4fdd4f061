import { scoreChartSvg } from '../../pictures/score-chart.ts';
import type { Asked, ClubFile, FileBody } from '../page.ts';
import { endsOfDays, memberAsked } from './read.ts';

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
  const { course } = standing;
  const points = course.length > mostPoints ? [...endsOfDays(standing, view.state).values()] : course;
  const scheme = query.scheme === 'dark' ? 'dark' : 'light';
  const size = chartSizes[query.size === 'small' ? 'small' : 'large'];
  return {
    type: 'image/svg+xml; charset=utf-8',
    name: null,
    body: await scoreChartSvg(points, { ...size, scheme, floor, timezone }),
  };
}
