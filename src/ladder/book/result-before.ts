import type { ClubView } from '../../house/ports.ts';
import type { GameNumber, Points } from '../../ledger/fields.ts';
import { type Ending, endingAfter } from './games.ts';

/** What a game was, as its `player` sees it. */
export interface Result {
  score: Points;
  /** How it ended; null where that is not known. */
  ended: Ending | null;
}

/** The result that a game had before that entry; undefined where nobody had entered it. */
export function resultBefore(
  { entries, rules }: Pick<ClubView, 'entries' | 'rules'>,
  game: GameNumber,
  seq: number,
): Result | undefined {
  const before = entries.slice(0, seq - 1);
  const recorded = before.find((entry) => entry.type === 'game-recorded' && entry.game === game);
  if (recorded?.type !== 'game-recorded') return undefined;
  const later = rules.lookBack(before);
  const score = later.corrected.get(game) ?? recorded.score;
  return { score, ended: endingAfter(later, recorded, score) };
}
