import type { Act } from '../../../terms/register.ts';
import type { GameNumber, PenaltyNumber } from '../../ledger/entries.ts';
import type { Game } from '../../ledger/state.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { allPenalties } from './find-penalty.ts';

/** Act I.2.1: the penalty that stands and by which a player forfeits that game, or null. */
export const forfeitOf = ({ state }: ClubView, number: GameNumber): PenaltyNumber | null =>
  allPenalties(state).findLast(
    ({ stands, game, parts }) => stands && game === number && parts.some(({ kind }) => kind === 'forfeit'),
  )?.number ?? null;

/**
 * Act I.2.1: none, or the refusal for a game that a player forfeits by a penalty which stands: whoever would give it
 * another result, would undo the penalty.
 */
export function notForfeited(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const penalty = forfeitOf(view, game);
  return penalty === null ? [] : [{ code: 'game-forfeited', acts: [act, 'I.2.1'], game, penalty }];
}
