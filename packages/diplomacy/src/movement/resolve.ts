import { decide, judge } from './decisions.ts';
import type { Field } from './field.ts';
import { touchedBy } from './needs.ts';
import { convoying, holding, open, type Piece, supporting } from './piece.ts';
import { arrival } from './routes.ts';
import { settleCircles } from './settle-circles.ts';

/**
 * Decides every order (Kruijswijk, DATC 5.E): each as soon as enough is known of the others, so that the sequence makes no difference.
 * What is open after that depends on itself, round in a circle: those circles that wait for no other are settled by the rules for them
 * (DATC 5.B.9), and so on until nothing is open.
 */
export function resolve(field: Field): void {
  let rest: Piece[] = [];
  // Convoys and supports first, as most need nothing else; that only saves time.
  decideConvoys(field);
  for (const piece of field.pieces) if (piece.doing === supporting) tryToDecide(field, piece, rest);
  for (const piece of field.pieces)
    if (piece.doing !== supporting && piece.doing !== holding) tryToDecide(field, piece, rest);
  rest = followUp(field, rest);
  while (rest.length > 0) {
    const left = followUp(field, settleCircles(field, rest));
    if (left.length === rest.length) throw new Error('Orders are open that no rule decides');
    rest = left;
  }
}

/** Decides the convoys that nobody attacks, and only then which armies arrive. */
function decideConvoys(field: Field): void {
  for (const piece of field.pieces)
    if (piece.doing === convoying && piece.done === open) piece.done = judge(field, piece);
  for (const piece of field.pieces)
    if (piece.byConvoy && piece.arrives === open) piece.arrives = arrival(field, piece);
}

function tryToDecide(field: Field, piece: Piece, rest: Piece[]): void {
  if (piece.done !== open) return;
  const answer = judge(field, piece);
  if (answer === open) rest.push(piece);
  else decide(field, piece, answer);
}

/** Decides what it can of these, and of those that each decision touches. Returns what is still open. */
function followUp(field: Field, pieces: readonly Piece[]): Piece[] {
  const waiting = [...pieces];
  for (const piece of waiting) piece.waits = true;
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    piece.waits = false;
    if (piece.done !== open) continue;
    const answer = judge(field, piece);
    if (answer === open) continue;
    decide(field, piece, answer);
    for (const touched of touchedBy(field, piece))
      if (touched.done === open && !touched.waits) {
        touched.waits = true;
        waiting.push(touched);
      }
  }
  return pieces.filter(({ done }) => done === open);
}
