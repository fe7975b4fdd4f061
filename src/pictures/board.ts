import { coordinateLines, knightsEye, pieceShapes } from './pieces.ts';
import { type PieceOn, piecesOn } from './position.ts';

/** How a board is looked at. */
export interface BoardView {
  /** The side at the bottom; White if left out. */
  from?: 'white' | 'black';
  lastMove?: { from: string; to: string } | null;
  check?: string | null;
}

/** All in units of the picture: a square is 50 wide, and the frame leaves room for coordinates. */
export const square = 50;
const frame = 20;
export const side = 8 * square + 2 * frame;

/** How large a board is in Discord: squares of 65 pixels, which is as many as it shows, and drawn while somebody waits. */
export const boardZoom = 1.3;

const ink = {
  frame: '#33413f',
  coordinates: '#eef1ee',
  light: '#ecebe2',
  dark: '#8ba69b',
  marked: '#e3b341',
  check: '#c8352b',
  white: { fill: '#fffefa', edge: '#22292b', lines: '#22292b' },
  black: { fill: '#2b3437', edge: '#0d1112', lines: '#e9eceb' },
} as const;

/** A position as an SVG picture without styles, for any page; `boardAlt` says it in words. Throws if it is no position. */
export function boardSvg(
  fen: string,
  { from = 'white', lastMove = null, check = null }: BoardView = {},
): string {
  const place = placing(from);
  const marked = lastMove === null ? [] : [lastMove.from, lastMove.to];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" rx="6" fill="${ink.frame}"/>`,
    ...squares.map((name) => drawnSquare(name, place(name))),
    ...marked.map((name) => drawnMark(place(name))),
    check === null ? '' : drawnRing(place(check)),
    drawnCoordinates(place),
    ...piecesOn(fen).map((piece) => drawnPiece(piece, place(piece.square))),
    '</svg>',
  ].join('');
}

export interface Point {
  x: number;
  y: number;
}

const files = [...'abcdefgh'];
const ranks = [...'12345678'];
const squares = ranks.flatMap((rank) => files.map((file) => `${file}${rank}`));

const fileOf = (name: string): number => files.indexOf(name.slice(0, 1));
const rankOf = (name: string): number => ranks.indexOf(name.slice(1));

/** Where the upper left corner of a square is, from that side of the board. */
function placing(from: 'white' | 'black'): (name: string) => Point {
  const along = (step: number) => frame + square * step;
  return (name) =>
    from === 'white'
      ? { x: along(fileOf(name)), y: along(7 - rankOf(name)) }
      : { x: along(7 - fileOf(name)), y: along(rankOf(name)) };
}

/** The upper left corner of a square of the picture, from that side of the board. */
export const cornerOf = (name: string, from: 'white' | 'black'): Point => placing(from)(name);

/** The square at a point of the picture, from that side of the board; null for the frame. */
export const squareAt = ({ x, y }: Point, from: 'white' | 'black'): string | null =>
  squares.find((name) => {
    const corner = cornerOf(name, from);
    return x >= corner.x && x < corner.x + square && y >= corner.y && y < corner.y + square;
  }) ?? null;

/** A piece by itself, with its upper left corner at that point of the picture. */
export const pieceSvg = (piece: Pick<PieceOn, 'colour' | 'letter'>, at: Point): string =>
  drawnPiece(piece, at);

function drawnSquare(name: string, { x, y }: Point): string {
  const dark = (fileOf(name) + rankOf(name)) % 2 === 0;
  return `<rect x="${x}" y="${y}" width="${square}" height="${square}" fill="${dark ? ink.dark : ink.light}"/>`;
}

const drawnMark = ({ x, y }: Point): string =>
  `<rect x="${x}" y="${y}" width="${square}" height="${square}" fill="${ink.marked}" fill-opacity=".6"/>`;

const drawnRing = ({ x, y }: Point): string =>
  `<rect x="${x + 2}" y="${y + 2}" width="${square - 4}" height="${square - 4}" fill="none" stroke="${ink.check}" stroke-width="4"/>`;

function drawnCoordinates(place: (name: string) => Point): string {
  const middle = square / 2;
  const [below, beside] = [side - frame / 2, frame / 2];
  const names = [
    ...files.map((name) => ({ name, x: place(`${name}1`).x + middle, y: below })),
    ...ranks.map((name) => ({ name, x: beside, y: place(`a${name}`).y + middle })),
  ].map(({ name, x, y }) => `<path transform="translate(${x - 4} ${y - 5})" d="${coordinateLines[name]}"/>`);
  return `<g fill="none" stroke="${ink.coordinates}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${names.join('')}</g>`;
}

function drawnPiece({ colour, letter }: Pick<PieceOn, 'colour' | 'letter'>, { x, y }: Point): string {
  const { fill, edge, lines } = ink[colour];
  const shape = pieceShapes[letter];
  const { x: cx, y: cy, radius } = knightsEye;
  const eye = letter === 'n' ? `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${lines}"/>` : '';
  return [
    `<g transform="translate(${x} ${y}) scale(${square / 100})" stroke-width="3.5" stroke-linejoin="round">`,
    `<path d="${shape.outline}" fill="${fill}" stroke="${edge}"/>`,
    `<path d="${shape.lines}" fill="none" stroke="${lines}" stroke-linecap="round"/>${eye}</g>`,
  ].join('');
}
