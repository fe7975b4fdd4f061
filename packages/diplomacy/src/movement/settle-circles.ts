import { lastCircles } from './circles.ts';
import { decide, judge } from './decisions.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import { convoying, moving, no, open, type Piece, supporting, yes } from './piece.ts';
import { onlySolution } from './solutions.ts';

/** Settles each circle that waits for no other (DATC 5.B.9). Returns what is open still. */
export function settleCircles(field: Field, pieces: readonly Piece[]): Piece[] {
  for (const circle of lastCircles(pieces, (piece) => needsOf(field, piece))) settle(field, circle);
  return pieces.filter(({ done }) => done === open);
}

function settle(field: Field, circle: readonly Piece[]): void {
  const fleets = circle.filter(({ doing }) => doing === convoying);
  if (fleets.length === 0) goRound(field, circle);
  else {
    const solution = onlySolution(field, circle);
    if (solution === null) endConvoys(field, fleets);
    else for (const [piece, answer] of solution) decide(field, piece, answer);
  }
}

/** Without convoys it is units that follow each other in a circle: all of them move (DATC 4, 6.C). */
function goRound(field: Field, circle: readonly Piece[]): void {
  const moves = circle.filter(({ doing }) => doing === moving);
  for (const piece of moves) decide(field, piece, yes);
  for (const piece of circle) if (piece.doing === supporting) decide(field, piece, judge(field, piece));
  // No set of orders is known where this does not hold.
  if (moves.some((piece) => judge(field, piece) !== yes)) for (const piece of moves) decide(field, piece, no);
}

/** Szykman's rule (DATC 4.A.2): the convoys of a paradox come to nothing. */
function endConvoys(field: Field, fleets: readonly Piece[]): void {
  for (const fleet of fleets) {
    fleet.paradox = true;
    decide(field, fleet, no);
  }
}
