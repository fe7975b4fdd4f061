import { renderAsync } from '@resvg/resvg-js';
import { Chess, SQUARES, type Square } from 'chess.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardSvg, boardZoom } from '../../src/pictures/board.ts';
import { knightsEye, type PieceLetter, pieceShapes } from '../../src/pictures/pieces.ts';
import { toPng } from '../../src/pictures/png.ts';
import { dice } from '../support/dice.ts';

/** In pixels of the PNG. */
const side = 440 * boardZoom;
const frame = 20 * boardZoom;
const square = 50 * boardZoom;

const looks = {
  w: { fill: '#fffefa', edge: '#22292b', lines: '#22292b' },
  b: { fill: '#2b3437', edge: '#0d1112', lines: '#e9eceb' },
} as const;

const letters = ['k', 'q', 'r', 'b', 'n', 'p'] as const;
const contents = [
  '',
  ...letters.flatMap((letter) => [`w${letter}` as const, `b${letter}` as const]),
] as const;
type Content = (typeof contents)[number];

interface Look {
  content: Content;
  dark: boolean;
  marked: boolean;
  ringed: boolean;
}

const nameOf = ({ content, dark, marked, ringed }: Look): string =>
  `${content || 'nothing'}${dark ? ' on dark' : ' on light'}${marked ? ', marked' : ''}${ringed ? ', ringed' : ''}`;

const yesNo = [false, true];

/** Every way a square can look; only kings are in check. */
const allLooks: Look[] = contents.flatMap((content) =>
  yesNo.flatMap((dark) =>
    yesNo.flatMap((marked) =>
      (content.endsWith('k') ? yesNo : [false]).map((ringed) => ({ content, dark, marked, ringed })),
    ),
  ),
);

const isLetter = (letter: string): letter is PieceLetter => letter in pieceShapes;

function pieceAlone(content: Content): string {
  const [colour = '', letter = ''] = content;
  if (!isLetter(letter)) return '';
  const { fill, edge, lines } = looks[colour === 'w' ? 'w' : 'b'];
  const { x, y, radius } = knightsEye;
  return [
    '<g transform="scale(.5)" stroke-width="3.5" stroke-linejoin="round">',
    `<path d="${pieceShapes[letter].outline}" fill="${fill}" stroke="${edge}"/>`,
    `<path d="${pieceShapes[letter].lines}" fill="none" stroke="${lines}" stroke-linecap="round"/>`,
    letter === 'n' ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lines}"/>` : '',
    '</g>',
  ].join('');
}

/** One square alone. */
const squareAlone = ({ content, dark, marked, ringed }: Look): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" width="50" height="50">',
    `<rect width="50" height="50" fill="${dark ? '#8ba69b' : '#ecebe2'}"/>`,
    marked ? '<rect width="50" height="50" fill="#e3b341" fill-opacity=".6"/>' : '',
    ringed ? '<rect x="2" y="2" width="46" height="46" fill="none" stroke="#c8352b" stroke-width="4"/>' : '',
    pieceAlone(content),
    '</svg>',
  ].join('');

/** The pixels of a PNG of that width and height: red, green, blue, opacity. */
async function pixelsOf(png: Buffer, size: number): Promise<Buffer> {
  const image = `<image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${image}</svg>`;
  return (await renderAsync(svg)).pixels;
}

interface Part {
  pixels: Buffer;
  width: number;
  x: number;
  y: number;
}

/** The share of pixels that anybody could tell apart, of two squares. */
function difference(one: Part, other: Part): number {
  let different = 0;
  for (let row = 0; row < square; row++)
    for (let column = 0; column < square; column++) {
      const a = 4 * ((one.y + row) * one.width + one.x + column);
      const b = 4 * ((other.y + row) * other.width + other.x + column);
      if (isDifferent(one.pixels, a, other.pixels, b)) different += 1;
    }
  return different / square ** 2;
}

/** In one of the three colours by more than so much of 255. */
const visible = 24;

function isDifferent(one: Buffer, a: number, other: Buffer, b: number): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) > visible) return true;
  return false;
}

/** A position after random moves, of which those that give check are the likelier. */
function randomBoard(seed: number): Chess {
  const roll = dice(seed);
  const board = new Chess();
  for (let plies = 1 + Math.floor(roll() * 80); plies > 0 && !board.isGameOver(); plies--) {
    const checks = board.moves().filter((san) => san.endsWith('+'));
    const among = checks.length > 0 && roll() < 0.6 ? checks : board.moves();
    board.move(among[Math.floor(roll() * among.length)] ?? '');
  }
  return board;
}

interface Marks {
  lastMove: { from: string; to: string } | null;
  check: string | null;
}

const marksOf = (board: Chess): Marks => ({
  lastMove: board.history({ verbose: true }).at(-1) ?? null,
  check: board.isCheck() ? (board.findPiece({ type: 'k', color: board.turn() })[0] ?? null) : null,
});

function lookOf(board: Chess, { lastMove, check }: Marks, name: Square): Look {
  const piece = board.get(name);
  return {
    content: contents.find((one) => one === `${piece?.color}${piece?.type}`) ?? '',
    dark: board.squareColor(name) === 'dark',
    marked: lastMove?.from === name || lastMove?.to === name,
    ringed: check === name,
  };
}

/** The squares as the picture has them, row by row from the upper left; chess.js has them so from the side of White. */
const squaresFrom = (side: 'white' | 'black'): Square[] =>
  side === 'white' ? SQUARES : SQUARES.toReversed();

describe('the PNG of a board', () => {
  const alone = new Map<string, Part>();

  beforeAll(async () => {
    for (const look of allLooks) {
      const pixels = await pixelsOf(await toPng(squareAlone(look), boardZoom), square);
      alone.set(nameOf(look), { pixels, width: square, x: 0, y: 0 });
    }
  });

  it('is compared with squares of which no two look alike', () => {
    const parts = [...alone];
    const alike = parts.flatMap(([one, part], place) =>
      parts.slice(place + 1).flatMap(([other, another]) => {
        const share = difference(part, another);
        return share > 0.01 ? [] : [`${one} and ${other}: ${share}`];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(['white', 'black'] as const)(
    'is right to the piece on every square, from the side of %s',
    async (from) => {
      let checks = 0;
      for (let seed = 1; seed <= 30; seed++) {
        const board = randomBoard(seed);
        const marks = marksOf(board);
        if (marks.check !== null) checks += 1;
        const pixels = await pixelsOf(
          await toPng(boardSvg(board.fen(), { from, ...marks }), boardZoom),
          side,
        );
        const wrong = squaresFrom(from).flatMap((name, place) => {
          const look = nameOf(lookOf(board, marks, name));
          const [x, y] = [frame + square * (place % 8), frame + square * Math.floor(place / 8)];
          const expected = alone.get(look);
          if (expected === undefined) return [`${look} was not drawn alone`];
          const share = difference({ pixels, width: side, x, y }, expected);
          return share < 0.002 ? [] : [`${name} should be ${look}: ${share}`];
        });
        expect(wrong, board.fen()).toEqual([]);
      }
      expect(checks).toBeGreaterThan(5);
    },
  );
});
