import type { LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { ScoreMove } from './score-move.ts';

/** A ledger, and what it goes by. */
export type Ledger = Pick<ClubView, 'entries' | 'rules'>;

/** Every change of one person's score, in the order in which they count; voided ones are not among them. */
export function explainScore(ledger: Ledger, person: PersonNumber): ScoreMove[] {
  return movesOf(ledger, (move) => move.person === person);
}

/** What one game moved: a change for each player, or none while it does not count. */
export function explainGame(ledger: Ledger, game: GameNumber): ScoreMove[] {
  return movesOf(ledger, (move) => move.kind === 'game' && move.game.number === game);
}

/** Act II.6: the deductions that stand of those made at the close of that day's session, in their order. */
export function explainDecay(ledger: Ledger, date: LocalDate): Extract<ScoreMove, { kind: 'decayed' }>[] {
  const moves = movesOf(ledger, (move) => move.kind === 'decayed');
  return moves.filter((move) => move.kind === 'decayed').filter(({ entry }) => entry.date === date);
}

function movesOf({ entries, rules }: Ledger, wanted: (move: ScoreMove) => boolean): ScoreMove[] {
  const moves: ScoreMove[] = [];
  rules.fold(entries, (move) => {
    if (wanted(move)) moves.push(move);
  });
  return moves;
}
