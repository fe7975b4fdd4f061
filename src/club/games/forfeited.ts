import type { Act } from '../../../terms/register.ts';
import type { Game } from '../../ledger/state.ts';
import { allPenalties } from '../discipline/find-penalty.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';

/**
 * Act I.2.1: none, or the refusal for a game that a player forfeits by a penalty which stands: whoever would give it
 * another result, would undo the penalty.
 */
export function notForfeited({ state }: ClubView, { number }: Game, act: Act): Refusal[] {
  const forfeit = allPenalties(state).findLast(
    ({ stands, game, parts }) => stands && game === number && parts.some(({ kind }) => kind === 'forfeit'),
  );
  if (forfeit === undefined) return [];
  return [{ code: 'game-forfeited', acts: [act, 'I.2.1'], game: number, penalty: forfeit.number }];
}
