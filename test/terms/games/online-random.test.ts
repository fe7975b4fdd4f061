import { Chess } from 'chess.js';
import { expect, it } from 'vitest';
import { boardAfter, legalMoves, type OnlineRules, readMove } from '../../../terms/games/online.ts';
import { dice } from '../../support/dice.ts';

/** Ten thousand games in all, so many in each test. */
const games = 500;
const tests = Array.from({ length: 20 }, (_, number) => number + 1);

/** From the usual start, and from where somebody may castle soon. */
const openings = [
  [],
  ['e4', 'e5', 'Nf3', 'Nf6', 'Bc4', 'Bc5'],
  ['d4', 'd5', 'Nc3', 'Nc6', 'Bf4', 'Bf5', 'Qd3', 'Qd6'],
  ['e4', 'd5', 'exd5', 'Qxd5', 'Nf3', 'Nc6', 'Be2', 'Bg4', 'Nc3', 'Qd7'],
];

const positionAfter = (opening: readonly string[]): string => {
  const board = new Chess();
  for (const san of opening) board.move(san);
  return board.fen();
};

/** Where each opening leads: on our board under either rule, and on chess.js's own. */
const starts = openings.map((opening) => ({
  castling: boardAfter(opening, { castlingOnline: true }).fen(),
  without: boardAfter(opening, { castlingOnline: false }).fen(),
  theirs: positionAfter(opening),
}));

const isCastling = (san: string): boolean => san.startsWith('O-O');

/** What the rules make of a position in another way than chess.js with castling left out, in words. */
function differences(ours: Chess, legal: readonly string[], rules: OnlineRules): string[] {
  const expected = legal.filter((san) => rules.castlingOnline || !isCastling(san)).join();
  const offered = legalMoves(ours, rules).join();
  const misread = legal.filter(
    (san) => isCastling(san) && readMove(ours, san, rules).ok !== rules.castlingOnline,
  );
  return [
    ...(offered === expected ? [] : [`${ours.fen()}: ${offered} in place of ${expected}`]),
    ...misread.map((san) => `${ours.fen()}: ${san}`),
  ];
}

/** The positions that were held against each other before, by rule: the same one would say nothing new. */
const compared = new Map<string, readonly string[]>();

/** The legal moves of a position on chess.js's own board. Each position is held against ours once under each rule. */
function movesAt(ours: Chess, theirs: Chess, rules: OnlineRules): readonly string[] {
  const position = `${rules.castlingOnline} ${ours.fen()} ${theirs.fen()}`;
  const known = compared.get(position);
  if (known !== undefined) return known;
  const legal = theirs.moves();
  const wrong = differences(ours, legal, rules);
  if (wrong.length > 0) expect(wrong).toEqual([]);
  compared.set(position, legal);
  return legal;
}

/** One random game, on our board and on chess.js's own. Returns how often castling was what the rules took away. */
function play(rules: OnlineRules, roll: () => number): number {
  const start = starts[Math.floor(roll() * starts.length)];
  const ours = new Chess(rules.castlingOnline ? start?.castling : start?.without);
  const theirs = new Chess(start?.theirs);
  let takenAway = 0;
  for (let plies = Math.floor(roll() * 6); plies >= 0; plies--) {
    const legal = movesAt(ours, theirs, rules);
    const expected = legal.filter((san) => rules.castlingOnline || !isCastling(san));
    takenAway += legal.length - expected.length;
    const wanted = expected[Math.floor(roll() * expected.length)];
    if (wanted === undefined) break;
    const read = readMove(ours, wanted, rules);
    if (!read.ok || read.value !== wanted) expect(read).toEqual({ ok: true, value: wanted });
    ours.move(wanted);
    theirs.move(wanted);
  }
  return takenAway;
}

it.each(tests)(
  'Act I.9.11: what is offered and taken is what chess has, with castling and without: thousands of games, part %i',
  (seed) => {
    const roll = dice(seed);
    let takenAway = 0;
    for (let game = 0; game < games; game++) takenAway += play({ castlingOnline: game % 2 === 0 }, roll);
    expect(takenAway).toBeGreaterThan(10);
  },
);
