import type { Act } from '../../../terms/register.ts';
import type { Game } from '../../ladder/book/games.ts';
import type { GameNumber, PenaltyNumber } from '../../ledger/fields.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { askRooms } from '../room.ts';
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

/**
 * None, or why that Act allows nobody to give the game another result: a player forfeits it by a penalty which stands
 * (Act I.2.1), or the Court has judged it, whose word only the Court changes (Act III.3.8).
 */
export const notSettled = (view: ClubView, game: Game, act: Act): Refusal[] => [
  ...notForfeited(view, game, act),
  ...notJudged(view, game, act),
];

/** Act III.3.8: none, or the refusal for a game that the Court has judged. */
export function notJudged(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const judged = askRooms(view, (room) => room.judged?.(view, { kind: 'game', game }));
  return judged === null ? [] : [{ code: 'game-judged', acts: [act, 'III.3.8'], game, case: judged }];
}
