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

const isCastling = (san: string): boolean => san.startsWith('O-O');

/** One random game, on our board and on chess.js's own. Returns how often castling was what the rules took away. */
function play(rules: OnlineRules, roll: () => number): number {
  const opening = openings[Math.floor(roll() * openings.length)] ?? [];
  const ours = boardAfter(opening, rules);
  const theirs = new Chess();
  for (const san of opening) theirs.move(san);
  let takenAway = 0;
  for (let plies = Math.floor(roll() * 6); plies >= 0; plies--) {
    const legal = theirs.moves();
    const expected = legal.filter((san) => rules.castlingOnline || !isCastling(san));
    expect(legalMoves(ours, rules).join()).toBe(expected.join());
    takenAway += legal.length - expected.length;
    for (const san of legal.filter(isCastling))
      expect(readMove(ours, san, rules).ok).toBe(rules.castlingOnline);
    const wanted = expected[Math.floor(roll() * expected.length)];
    if (wanted === undefined) break;
    expect(readMove(ours, wanted, rules)).toEqual({ ok: true, value: wanted });
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
