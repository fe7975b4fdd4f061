/** A line of the chart: what it is called at its end, the letter upon it, its colours, and its value at each place. */
export interface LineDrawn {
  readonly name: string;
  readonly letter: string;
  readonly fill: string;
  /** The colour of the letter. */
  readonly on: string;
  /** Fewer than there are places where the line ends before. */
  readonly values: readonly number[];
  /** Whether it goes on to the end, and is named there. */
  readonly goesOn: boolean;
}

/** How the chart is to look; width and height are in units of the picture. */
export interface LinesLook {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** Between two lines of the grid. */
  readonly step: number;
  /** What is played for: a line of its own, with its words. Null for none. */
  readonly goal: { readonly value: number; readonly words: string } | null;
}

/** The chart's sizes; the small one is for telephones. */
export const linesSizes = {
  large: { width: 720, height: 360 },
  small: { width: 400, height: 340 },
} as const;

const inks = {
  light: { paper: '#ffffff', text: '#3a4446', grid: '#dfe4e3', goal: '#8a5a00' },
  dark: { paper: '#1e2426', text: '#cfd8d6', grid: '#384144', goal: '#e3b341' },
} as const;

const fontSize = 13;
const edges = { left: 34, top: 18, bottom: 30 };
/** The radius of a letter's disc. */
const disc = 8;

/**
 * Some values from place to place as an SVG picture, such as the points of each player from day to day. Each line has its own dashes and
 * its letter upon it, so that nobody needs the colours. `labels` stand below the places.
 */
export function linesChart(drawn: readonly LineDrawn[], labels: readonly string[], look: LinesLook): string {
  const { width, height, scheme } = look;
  const ink = inks[scheme];
  const frame = frameOf(drawn, labels, look);
  const lines = drawn.map((line, place) => lineOf(line, place, drawn.length, frame));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="${fontSize}">`,
    `<rect width="${width}" height="${height}" fill="${ink.paper}"/>`,
    grid(frame, look, ink),
    labelsBelow(labels, frame, ink),
    goalLine(frame, look, ink),
    ...lines.map(lineDrawn),
    ...lines.map((line) => letters(line, frame)),
    ends(lines, frame, ink),
    '</svg>',
  ].join('');
}

type Ink = (typeof inks)[keyof typeof inks];

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly least: number;
  readonly most: number;
  readonly wide: boolean;
  x(place: number): number;
  y(value: number): number;
}

function frameOf(drawn: readonly LineDrawn[], labels: readonly string[], look: LinesLook): Frame {
  const { width, height, goal } = look;
  const wide = width >= linesSizes.large.width;
  const right = width - (wide ? 118 : 52);
  const bottom = height - edges.bottom;
  const values = drawn.flatMap((each) => each.values);
  const most = Math.max(goal?.value ?? 1, ...values) + 1;
  const least = Math.min(0, ...values);
  const left = edges.left + Math.max(0, String(most).length - 2) * 7;
  const step = (right - left) / Math.max(1, labels.length - 1);
  return {
    ...{ left, right, bottom, least, most, wide },
    x: (place) => left + 12 + place * (step - 12 / Math.max(1, labels.length - 1)),
    y: (value) => bottom - ((value - least) * (bottom - edges.top)) / (most - least),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

interface Line extends LineDrawn {
  /** Among the lines, from 0. */
  readonly place: number;
  readonly spots: readonly Spot[];
}

/** Lines of the same height stay apart by a little. */
const apart = 1.4;

function lineOf(line: LineDrawn, place: number, lines: number, frame: Frame): Line {
  const spots = line.values.map((value, at) => ({
    x: round(frame.x(at)),
    y: round(Math.min(frame.bottom, frame.y(value) + (place - Math.floor(lines / 2)) * apart)),
    value,
  }));
  return { ...line, place, spots };
}

/** A line's own dashes; more than seven begin again. */
const dashes = ['', '9 4', '3 3', '14 4 3 4', '6 2', '1.5 4', '12 3 2 3 2 3'] as const;

function lineDrawn({ fill, place, spots }: Line): string {
  const points = spots.map(({ x, y }) => `${x},${y}`).join(' ');
  const dashed = dashes[place % dashes.length] ?? '';
  return `<polyline points="${points}" fill="none" stroke="${fill}" stroke-width="2.5" stroke-linejoin="round"${dashed === '' ? '' : ` stroke-dasharray="${dashed}"`}/>`;
}

/** The line's letter at some of its places, not at the same as its neighbours'. */
function letters({ place, spots, ...line }: Line, { wide }: Frame): string {
  const every = Math.max(2, Math.ceil(spots.length / (wide ? 7 : 3)));
  return spots
    .filter((_, at) => at > 0 && at < spots.length - 1 && (at + place) % every === 0)
    .map((spot) => letterAt(line, spot.x, spot.y))
    .join('');
}

const letterAt = (
  { fill, on, letter }: Pick<LineDrawn, 'fill' | 'on' | 'letter'>,
  x: number,
  y: number,
): string =>
  `<circle cx="${x}" cy="${y}" r="${disc}" fill="${fill}"/>` +
  `<text x="${x}" y="${y + 3.8}" text-anchor="middle" font-size="${letter.length > 1 ? 7 : 11}" font-weight="bold" fill="${on}">${letter}</text>`;

/** At the right edge every line that goes on to the end, with its value; each where its line ends, or as near as there is room. */
function ends(lines: readonly Line[], frame: Frame, ink: Ink): string {
  const last = lines.flatMap((line) => {
    const spot = line.spots.at(-1);
    return spot === undefined || !line.goesOn ? [] : [{ line, spot, at: spot.y }];
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
      const said = frame.wide ? `${line.name} ${spot.value}` : `${spot.value}`;
      return (
        `<path d="M${spot.x} ${spot.y}L${x} ${round(at)}" stroke="${line.fill}" stroke-width="1"/>` +
        letterAt(line, x, round(at)) +
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

function grid({ left, right, least, most, y }: Frame, { step }: LinesLook, ink: Ink): string {
  const first = Math.ceil(least / step);
  const values = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
  return values
    .map(
      (value) =>
        `<path d="M${left} ${round(y(value))}H${right}" stroke="${ink.grid}"/>` +
        `<text x="${left - 6}" y="${round(y(value)) + 4.5}" text-anchor="end" fill="${ink.text}">${value}</text>`,
    )
    .join('');
}

/** As many labels as there is room for, always with the first. */
function labelsBelow(labels: readonly string[], { x, bottom, wide }: Frame, ink: Ink): string {
  const every = Math.ceil(labels.length / (wide ? 12 : 6));
  return labels
    .map((label, at) =>
      at % every === 0
        ? `<text x="${round(x(at))}" y="${bottom + 20}" text-anchor="middle" fill="${ink.text}">${label}</text>`
        : '',
    )
    .join('');
}

const goalLine = ({ left, right, y }: Frame, { goal }: LinesLook, ink: Ink): string =>
  goal === null
    ? ''
    : `<path d="M${left} ${round(y(goal.value))}H${right}" stroke="${ink.goal}" stroke-dasharray="6 4"/>` +
      `<text x="${left + 6}" y="${round(y(goal.value)) - 5}" fill="${ink.goal}">${goal.words}</text>`;

const round = (number: number): number => Math.round(number * 10) / 10;
