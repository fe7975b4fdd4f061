import type { LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import type { Entry } from '../../rule-books.ts';
import { allGames, type Ending, endingAfter, type Game, isPlayer } from './games.ts';
import type { ScoreMove } from './scoring.ts';

/** A ledger, and what it goes by. */
export type Ledger = Pick<ClubView, 'entries' | 'rules'>;

/** Every change of one person's score, in the order in which they count; voided ones are not among them. */
export function explainScore(ledger: Ledger, person: PersonNumber): ScoreMove[] {
  return movesOf(ledger, (move) => move.person === person);
}

/** A game that counted once and was cancelled since. */
export interface CancelledGame {
  kind: 'cancelled';
  entry: Pick<Entry, 'seq'>;
  game: Game;
  person: PersonNumber;
  opponent: PersonNumber;
}

/** What a score is explained by: what changes it, and what no longer does. */
export type Step = ScoreMove | CancelledGame;

/** Every change of one person's score, and their games that were cancelled where they counted once. */
export function stepsOf(view: Ledger & Pick<ClubView, 'state'>, person: PersonNumber): Step[] {
  const cancelled = allGames(view.state)
    .filter((game) => game.status === 'voided' && isPlayer(game, person))
    .map((game): CancelledGame => {
      const opponent = game.player === person ? game.opponent : game.player;
      return { kind: 'cancelled', entry: { seq: game.countedSeq ?? 0 }, game, person, opponent };
    });
  const steps: Step[] = [...explainScore(view, person), ...cancelled];
  return steps.sort((one, other) => one.entry.seq - other.entry.seq);
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

/** What a game was, as its `player` sees it. */
export interface Result {
  score: Points;
  /** How it ended; null where that is not known. */
  ended: Ending | null;
}

/** The result that a game had before that entry; undefined where nobody had entered it. */
export function resultBefore({ entries, rules }: Ledger, game: GameNumber, seq: number): Result | undefined {
  const before = entries.slice(0, seq - 1);
  const recorded = before.find((entry) => entry.type === 'game-recorded' && entry.game === game);
  if (recorded?.type !== 'game-recorded') return undefined;
  const later = rules.lookBack(before);
  const score = later.corrected.get(game) ?? recorded.score;
  return { score, ended: endingAfter(later, recorded, score) };
}
