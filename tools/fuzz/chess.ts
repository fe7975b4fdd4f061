import { Chess, type Move } from 'chess.js';
import fc from 'fast-check';

type Notation = (move: Move) => string;

/** Ways in which people and programs write a move down; all of them name its promotion. */
const notations: readonly Notation[] = [
  ({ san }) => san,
  ({ san }) => san.replace(/[+#]/, ''),
  ({ san }) => san.replace('x', ''),
  ({ san }) => san.replaceAll('O', '0'),
  ({ lan }) => lan,
  ({ piece, from, to, promotion = '' }) =>
    `${piece === 'p' ? '' : piece.toUpperCase()}${from}-${to}${promotion.toUpperCase()}`,
  ({ san, captured, promotion }) => `${san}${captured === undefined ? '' : '!'}${promotion ? '$1' : ''}`,
];

/** A game of legal moves, as far as so many choices lead, written down in one way or another. */
function gameOf(choices: readonly number[], notation: Notation): string {
  const board = new Chess();
  const written = choices.flatMap((choice, ply) => {
    const moves = board.moves();
    const chosen = moves[choice % moves.length];
    if (chosen === undefined) return [];
    const move = notation(board.move(chosen));
    return ply % 2 === 0 ? [`${ply / 2 + 1}. ${move}`] : [move];
  });
  return written.join(' ');
}

/** PGN of games that were played by the rules. */
export const games: fc.Arbitrary<string> = fc
  .record({
    choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }),
    notation: fc.constantFrom(...notations),
  })
  .map(({ choices, notation }) => gameOf(choices, notation));

const scraps = [
  ...[
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '"',
    ';',
    '\\',
    '%',
    '$',
    '$1',
    '$999',
    '*',
    '1-0',
    '0-1',
    '1/2-1/2',
    '...',
  ],
  ...[
    'e4',
    'e5',
    'Nf3',
    'O-O',
    '0-0-0',
    'e8=Q',
    'e7e8',
    'Qxh7#',
    'Pe2-e4',
    'bxc3',
    'Bxc3',
    '--',
    'Z0',
    'abc',
  ],
  ...[
    '\n',
    '\r\n',
    '\t',
    '\u0000',
    '\u202E',
    '\u200B',
    '♔',
    '👑',
    '1.',
    '12...',
    '300.',
    '!?',
    '+',
    '=',
    ' ',
  ],
  ...['[White "Ana"]', '[Result "1-0"]', '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]', '[fen ""]', '[SetUp "1"]'],
];

/** A text with scraps put into it, at places that are parts of its length from 0 to 1. */
const torn = (text: string, cuts: readonly (readonly [number, string])[]): string =>
  cuts.reduce((whole, [place, scrap]) => {
    const at = Math.floor(place * whole.length);
    return whole.slice(0, at) + scrap + whole.slice(at);
  }, text);

const scrap = fc.constantFrom(...scraps);
const place = fc.double({ min: 0, max: 1, noNaN: true });

/** PGN that means harm, or was badly copied: torn games, scraps, and one thing over and over. */
export const hostileGames: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(games, fc.array(fc.tuple(place, scrap), { maxLength: 4 })).map(([game, cuts]) => torn(game, cuts)),
  fc.array(scrap, { maxLength: 30 }).map((some) => some.join(' ')),
  fc.tuple(scrap, fc.nat(4_000)).map(([one, times]) => `1. e4 ${one.repeat(times)}`),
);

/** Seven pawns of both sides go through, and only pawns and what stands in their way is taken. */
const opening =
  'e4 b6 g3 d5 b3 e6 c4 a6 f4 h5 f5 b5 a4 g5 h4 c6 g4 a5 d3 f6 b4 c5 e5 d4 Nc3 dxc3 d4 c2 d5 Qd6 Rb1 cxb1=Q Bh3 Ne7 ' +
  'Bf4 gxf4 g5 f3 g6 Kd7 g7 Qb2 gxh8=Q Ba6 Kf1 f2 Kg2 fxg1=Q+ Kf3 Bg7 Qb3 Qga1 Qd3 Nbc6 dxc6+ Kc7 Qh7 Rh8 Qa3 Rf8 Rg1 ' +
  'Kc8 c7 Kd7 c8=Q+ Kxc8 Rg6 Qbd4 Bg2 Qdb2 Qe3 Qbb1 Qg5 Re8 Qhh6 Kd8 Kf4 Qba2 Be4 Bf8 Kg3 Bc8 Bf3 Qf1 Bg4 hxg4 h5 Qfb1 ' +
  'Kh4 g3 Qh8 g2 h6 g1=Q h7 Ng8 hxg8=Q Qgc1 Qg1 Bg7 Rg5 fxg5+ Kg3 g4 f6 Qac2 fxg7 Qf8 Qgh7 Q1d2 g8=Q Qca2';

/** A legal game of so many moves in which queens crowd the board: the longest that a PGN takes to read. */
export function manyQueens(moves: number): string {
  const board = new Chess();
  const written = opening.split(' ').map((san) => board.move(san).lan);
  while (written.length < 2 * moves) written.push(board.move(quietMove(board)).lan);
  return written.join(' ');
}

/** A move after which the game goes on: of a queen and taking none, where there is one. */
function quietMove(board: Chess): string {
  const rated = board.moves({ verbose: true }).map((move, at) => ({ move, rate: rateOf(move) + at / 1_000 }));
  const chosen = rated.sort((one, other) => one.rate - other.rate).find(({ move }) => goesOn(move.after));
  if (chosen === undefined) throw new Error('The game is over');
  return chosen.move.san;
}

/** Smaller is better. */
const rateOf = ({ captured, piece }: Move): number => (captured === 'q' ? 2 : 0) + (piece === 'q' ? 0 : 1);

const goesOn = (fen: string): boolean => new Chess(fen).moves().length > 0;

const letters = [
  'p',
  'n',
  'b',
  'r',
  'q',
  'k',
  'P',
  'N',
  'B',
  'R',
  'Q',
  'K',
  '1',
  '3',
  '8',
  '9',
  '0',
  '/',
  'x',
];
const starting = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Positions as FEN: real ones, torn ones and what only looks like one. */
export const positions: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    `${starting} w KQkq - 0 1`,
    '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    '8/8/8/8/8/8/8/8 w - - 0 1',
    starting,
  ),
  fc.tuple(place, scrap).map((cut) => torn(`${starting} w KQkq - 0 1`, [cut])),
  fc.array(fc.constantFrom(...letters), { maxLength: 90 }).map((some) => `${some.join('')} w - - 0 1`),
  fc.nat(6_000).map((length) => '8/'.repeat(length / 2)),
);

/** Moves as they are typed. */
export const moves: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('e4', 'e5', 'Nf3', 'd2d4', 'nc6', 'O-O', '0-0', 'e8=Q', 'Kxe9', 'resign', '♘f3', 'e4 e5'),
  scrap,
  fc.string({ maxLength: 30 }),
);

/** Captured pieces as letters. */
export const captures: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', 'q', 'qrrbnp', 'PPPP', 'k', 'qqqqqqqqqqqqqqqqqqqq', 'queen', 'q r b'),
  fc.string({ maxLength: 40 }),
);
