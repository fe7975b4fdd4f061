import type { EChartsOption, LineSeriesOption, XAXisComponentOption, YAXisComponentOption } from 'echarts';
import type { ScorePoint } from '../ladder/book/standings.ts';
import { type Dot, frameOf, margins } from './chart-frame.ts';
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
type Dots = readonly Dot[];
type Frame = ReturnType<typeof frameOf> | null;

/** A point as it is drawn: on the day that the clocks of that time zone show. */
export const dotOf = ({ at, score }: ScorePoint, timezone: string): Dot => [
  shownByClocks(at, timezone),
  score,
];

function drawing(points: readonly ScorePoint[], { scheme, floor, timezone }: ChartLook): EChartsOption {
  const ink = inks[scheme];
  const dots = points.map((point) => dotOf(point, timezone));
  const frame = dots.length === 0 ? null : frameOf(dots, floor);
  return {
    animation: false,
    useUTC: true,
    backgroundColor: ink.paper,
    textStyle: { fontFamily: 'sans-serif' },
    grid: margins,
    xAxis: daysAxis(frame, ink),
    yAxis: scoreAxis(frame, ink, floor),
    series: { ...course(dots, ink), markLine: floorLine(ink, floor) },
  };
}

const daysAxis = (frame: Frame, ink: Ink): XAXisComponentOption => ({
  type: 'time',
  ...(frame && { min: frame.from, max: frame.to }),
  splitNumber: 5,
  axisLine: { onZero: false, lineStyle: { color: ink.grid } },
  axisLabel: { color: ink.text, fontSize, hideOverlap: true, formatter: dates },
});

const scoreAxis = (frame: Frame, ink: Ink, floor: number): YAXisComponentOption => ({
  type: 'value',
  ...(frame && { min: frame.lowest, max: frame.highest }),
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

const dates = { year: '{yyyy}', month: '{MMM}', day: '{d} {MMM}', hour: '{d} {MMM}', minute: '{d} {MMM}' };

/** What ECharts drew, without what a content security policy forbids or what differs from chart to chart. */
const standalone = (svg: string): string =>
  svg
    .replace(/<(style|defs)[\s\S]*?<\/\1>/g, '')
    .replace(/ (?:style|class|clip-path|pointer-events|ecmeta_\w+)="[^"]*"/g, '')
    .replace('<svg ', `<svg font-family="sans-serif" font-size="${fontSize}" `);
