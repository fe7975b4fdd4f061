import type { LocalDate } from '../../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { type Entry, fold } from '../../rule-books.ts';
import type { ScoreMove } from './score-move.ts';

/** Every change of one person's score, in the order in which they count; voided ones are not among them. */
export function explainScore(entries: readonly Entry[], person: PersonNumber): ScoreMove[] {
  return movesOf(entries, (move) => move.person === person);
}

/** What one game moved: a change for each player, or none while it does not count. */
export function explainGame(entries: readonly Entry[], game: GameNumber): ScoreMove[] {
  return movesOf(entries, (move) => move.kind === 'game' && move.game.number === game);
}

/** Act II.6: the deductions that stand of those made at the close of that day's session, in their order. */
export function explainDecay(
  entries: readonly Entry[],
  date: LocalDate,
): Extract<ScoreMove, { kind: 'decayed' }>[] {
  const moves = movesOf(entries, (move) => move.kind === 'decayed');
  return moves.filter((move) => move.kind === 'decayed').filter(({ entry }) => entry.date === date);
}

function movesOf(entries: readonly Entry[], wanted: (move: ScoreMove) => boolean): ScoreMove[] {
  const moves: ScoreMove[] = [];
  fold(entries, (move) => {
    if (wanted(move)) moves.push(move);
  });
  return moves;
}
