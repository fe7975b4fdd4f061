import type { EChartsOption, LineSeriesOption, XAXisComponentOption, YAXisComponentOption } from 'echarts';
import type { Instant } from '../../terms/time.ts';
import type { ScorePoint } from '../ladder/book/standings.ts';
import { shownByClocks } from './days.ts';

/** How a chart is to look. */
export interface ChartLook {
  /** In units of the picture. */
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** The score that nobody falls below (Act II.2). */
  floor: number;
  timezone: string;
}

const inks = {
  light: { paper: '#ffffff', text: '#3a4446', grid: '#dfe4e3', line: '#1f6f54', floor: '#8a5a00' },
  dark: { paper: '#1e2426', text: '#cfd8d6', grid: '#384144', line: '#6fd0a8', floor: '#e3b341' },
} as const;

/** Above so many points a mark for each would hide the line. */
const mostMarks = 40;

/** A score over time, `points` in order, as an SVG picture; `chartAlt` says it in words. The first chart loads ECharts. */
export async function scoreChartSvg(points: readonly ScorePoint[], look: ChartLook): Promise<string> {
  const { init } = await import('echarts/dist/echarts.esm.min.mjs');
  const { width, height } = look;
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(drawing(points, look));
    return standalone(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

type Ink = (typeof inks)[keyof typeof inks];
type Dots = readonly (readonly [at: Instant, score: number])[];

function drawing(points: readonly ScorePoint[], { scheme, floor, timezone }: ChartLook): EChartsOption {
  const ink = inks[scheme];
  const dots: Dots = points.map(({ at, score }) => [shownByClocks(at, timezone), score]);
  return {
    animation: false,
    useUTC: true,
    backgroundColor: ink.paper,
    textStyle: { fontFamily: 'sans-serif' },
    grid: { left: 48, right: 28, top: 20, bottom: 32 },
    xAxis: daysAxis(dots, ink),
    yAxis: scoreAxis(dots, ink, floor),
    series: { ...course(dots, ink), markLine: floorLine(ink, floor) },
  };
}

const daysAxis = (dots: Dots, ink: Ink): XAXisComponentOption => ({
  type: 'time',
  ...reach(dots.map(([at]) => at)),
  splitNumber: 5,
  axisLine: { onZero: false, lineStyle: { color: ink.grid } },
  axisLabel: { color: ink.text, fontSize, hideOverlap: true, formatter: dates },
});

const scoreAxis = (dots: Dots, ink: Ink, floor: number): YAXisComponentOption => ({
  type: 'value',
  ...room([floor, ...dots.map(([, score]) => score)]),
  minInterval: 10,
  splitLine: { showMinLine: false, showMaxLine: false, lineStyle: { color: ink.grid } },
  axisLabel: {
    color: ink.text,
    fontSize,
    showMinLabel: false,
    showMaxLabel: false,
    formatter: (score: number) => (score < floor ? '' : `${score}`),
  },
});

const course = (dots: Dots, ink: Ink): LineSeriesOption => ({
  type: 'line',
  step: 'end',
  silent: true,
  clip: false,
  sampling: 'minmax',
  data: dots.map(([at, score]) => [at, score]),
  showSymbol: dots.length <= mostMarks,
  symbol: 'circle',
  symbolSize: 6,
  lineStyle: { color: ink.line, width: 2.5 },
  itemStyle: { color: ink.line },
});

const floorLine = (ink: Ink, floor: number): NonNullable<LineSeriesOption['markLine']> => ({
  silent: true,
  symbol: 'none',
  data: [{ yAxis: floor }],
  lineStyle: { color: ink.floor, type: 'dashed' },
  label: {
    formatter: `Nobody falls below ${floor}`,
    position: 'insideStartBottom',
    color: ink.floor,
    fontSize,
    textBorderColor: ink.paper,
    textBorderWidth: 4,
  },
});

const fontSize = 13;
const day = 24 * 3600 * 1000;

const dates = { year: '{yyyy}', month: '{MMM}', day: '{d} {MMM}', hour: '{d} {MMM}', minute: '{d} {MMM}' };

function room(scores: readonly number[]): { min: number; max: number } {
  const lowest = scores.reduce((a, b) => Math.min(a, b));
  const highest = scores.reduce((a, b) => Math.max(a, b));
  const margin = Math.max(10, Math.ceil((highest - lowest) / 7));
  return { min: lowest - margin, max: highest + margin };
}

function reach(times: readonly Instant[]): { min?: Instant; max?: Instant } {
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined) return {};
  return last - first >= day ? { min: first, max: last } : { min: first - 3 * day, max: last + 3 * day };
}

/** What ECharts drew, without what a content security policy forbids or what differs from chart to chart. */
const standalone = (svg: string): string =>
  svg
    .replace(/<(style|defs)[\s\S]*?<\/\1>/g, '')
    .replace(/ (?:style|class|clip-path|pointer-events|ecmeta_\w+)="[^"]*"/g, '')
    .replace('<svg ', `<svg font-family="sans-serif" font-size="${fontSize}" `);
