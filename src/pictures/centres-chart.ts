import { type DiplomacyMap, type Paint, type Power, paints } from '../../packages/diplomacy/src/index.ts';

/** How many centres each power owned at the end of a year. */
export interface YearDrawn {
  readonly year: number;
  readonly counts: ReadonlyMap<Power, number>;
}

/** How the chart is to look; width and height are in units of the picture. */
export interface CentresLook {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** How many centres win. */
  readonly victory: number;
}

/** The chart's sizes; the small one is for telephones. */
export const centresSizes = {
  large: { width: 720, height: 360 },
  small: { width: 400, height: 340 },
} as const;

const inks = {
  light: { paper: '#ffffff', text: '#3a4446', grid: '#dfe4e3', victory: '#8a5a00' },
  dark: { paper: '#1e2426', text: '#cfd8d6', grid: '#384144', victory: '#e3b341' },
} as const;

const fontSize = 13;
const edges = { left: 34, top: 18, bottom: 30 };
/** The radius of a letter's disc. */
const disc = 8;

/**
 * The centres of each power over the years as an SVG picture. Each line has its own dashes and its power's letter upon it, so that nobody
 * needs the colours. A power that is out ends there.
 */
export function centresChart(map: DiplomacyMap, years: readonly YearDrawn[], look: CentresLook): string {
  const { width, height, scheme } = look;
  const ink = inks[scheme];
  const frame = frameOf(years, look);
  const lines = [...paints(map, scheme)].map(([power, paint], place) =>
    lineOf(power, paint, place, years, frame),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="${fontSize}">`,
    `<rect width="${width}" height="${height}" fill="${ink.paper}"/>`,
    grid(frame, ink),
    yearLabels(years, frame, ink),
    victoryLine(frame, look, ink),
    ...lines.map(drawnLine),
    ...lines.map((line) => letters(line, frame)),
    ends(lines, map, frame, ink),
    '</svg>',
  ].join('');
}

type Ink = (typeof inks)[keyof typeof inks];

interface Frame {
  readonly right: number;
  readonly bottom: number;
  readonly most: number;
  readonly wide: boolean;
  x(place: number): number;
  y(count: number): number;
}

function frameOf(years: readonly YearDrawn[], { width, height, victory }: CentresLook): Frame {
  const wide = width >= centresSizes.large.width;
  const right = width - (wide ? 118 : 52);
  const bottom = height - edges.bottom;
  const counts = years.flatMap((each) => [...each.counts.values()]);
  const most = Math.max(victory, ...counts) + 1;
  const step = (right - edges.left) / Math.max(1, years.length - 1);
  return {
    ...{ right, bottom, most, wide },
    x: (place) => edges.left + 12 + place * (step - 12 / Math.max(1, years.length - 1)),
    y: (count) => bottom - (count * (bottom - edges.top)) / most,
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

interface Line {
  readonly power: Power;
  readonly paint: Paint;
  /** Among the powers, from 0. */
  readonly place: number;
  readonly spots: readonly Spot[];
}

/** Lines of the same height stay apart by a little. */
const apart = 1.4;

function lineOf(power: Power, paint: Paint, place: number, years: readonly YearDrawn[], frame: Frame): Line {
  const counts = years.map((each) => each.counts.get(power) ?? 0);
  const last = counts.findLastIndex((count) => count > 0);
  const spots = counts.slice(0, last + 2).map((count, at) => ({
    x: round(frame.x(at)),
    y: round(Math.min(frame.bottom, frame.y(count) + (place - 3) * apart)),
    count,
  }));
  return { power, paint, place, spots };
}

/** A power's own dashes; more than seven begin again. */
const dashes = ['', '9 4', '3 3', '14 4 3 4', '6 2', '1.5 4', '12 3 2 3 2 3'] as const;

function drawnLine({ paint, place, spots }: Line): string {
  const points = spots.map(({ x, y }) => `${x},${y}`).join(' ');
  const dashed = dashes[place % dashes.length] ?? '';
  return `<polyline points="${points}" fill="none" stroke="${paint.fill}" stroke-width="2.5" stroke-linejoin="round"${dashed === '' ? '' : ` stroke-dasharray="${dashed}"`}/>`;
}

/** The power's letter at some of its years, not at the same as its neighbours'. */
function letters({ paint, place, spots }: Line, { wide }: Frame): string {
  const every = Math.max(2, Math.ceil(spots.length / (wide ? 7 : 3)));
  return spots
    .filter((_, at) => at > 0 && at < spots.length - 1 && (at + place) % every === 0)
    .map((spot) => letterAt(paint, spot.x, spot.y))
    .join('');
}

const letterAt = ({ fill, on, letter }: Paint, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="${disc}" fill="${fill}"/>` +
  `<text x="${x}" y="${y + 3.8}" text-anchor="middle" font-size="${letter.length > 1 ? 7 : 11}" font-weight="bold" fill="${on}">${letter}</text>`;

/** At the right edge every power that is still there, with its number; each where its line ends, or as near as there is room. */
function ends(lines: readonly Line[], map: DiplomacyMap, frame: Frame, ink: Ink): string {
  const last = lines.flatMap((line) => {
    const spot = line.spots.at(-1);
    return spot === undefined || spot.count === 0 ? [] : [{ line, spot, at: spot.y }];
  });
  const room = disc * 2 + 1;
  const placed = spread(
    last.sort((a, b) => a.at - b.at),
    room,
    frame.bottom,
  );
  return placed
    .map(({ line, spot, at }) => {
      const x = frame.right + 18;
      const said = frame.wide
        ? `${map.powers.get(line.power)?.name ?? line.power} ${spot.count}`
        : `${spot.count}`;
      return (
        `<path d="M${spot.x} ${spot.y}L${x} ${round(at)}" stroke="${line.paint.fill}" stroke-width="1"/>` +
        letterAt(line.paint, x, round(at)) +
        `<text x="${x + disc + 5}" y="${round(at) + 4.5}" fill="${ink.text}">${said}</text>`
      );
    })
    .join('');
}

/** The same from top to bottom with that much room between each two, none below the frame. */
function spread<Each extends { readonly at: number }>(
  ends: readonly Each[],
  room: number,
  bottom: number,
): Each[] {
  const placed: Each[] = [];
  for (const each of ends) {
    const above = placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    placed.push({ ...each, at: Math.max(each.at, above + room) });
  }
  return placed.map((each, place) => ({
    ...each,
    at: Math.min(each.at, bottom - room * (placed.length - 1 - place)),
  }));
}

function grid({ right, most, y }: Frame, ink: Ink): string {
  const counts = Array.from({ length: Math.floor(most / 3) + 1 }, (_, at) => at * 3);
  return counts
    .map(
      (count) =>
        `<path d="M${edges.left} ${round(y(count))}H${right}" stroke="${ink.grid}"/>` +
        `<text x="${edges.left - 6}" y="${round(y(count)) + 4.5}" text-anchor="end" fill="${ink.text}">${count}</text>`,
    )
    .join('');
}

/** As many years as there is room for, always with the first. */
function yearLabels(years: readonly YearDrawn[], { x, bottom, wide }: Frame, ink: Ink): string {
  const every = Math.ceil(years.length / (wide ? 12 : 6));
  return years
    .map(({ year }, at) =>
      at % every === 0
        ? `<text x="${round(x(at))}" y="${bottom + 20}" text-anchor="middle" fill="${ink.text}">${year}</text>`
        : '',
    )
    .join('');
}

const victoryLine = ({ right, y }: Frame, { victory }: CentresLook, ink: Ink): string =>
  `<path d="M${edges.left} ${round(y(victory))}H${right}" stroke="${ink.victory}" stroke-dasharray="6 4"/>` +
  `<text x="${edges.left + 6}" y="${round(y(victory)) - 5}" fill="${ink.victory}">${victory} centres win</text>`;

const round = (number: number): number => Math.round(number * 10) / 10;
