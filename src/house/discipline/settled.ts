import type { Act } from '../../../terms/register.ts';
import type { Game } from '../../ledger/state.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { askRooms } from '../room.ts';
import { notForfeited } from './forfeited.ts';

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
  const judged = askRooms(view, (room) => room.judged?.(view, game));
  return judged === null ? [] : [{ code: 'game-judged', acts: [act, 'III.3.8'], game, case: judged }];
}
