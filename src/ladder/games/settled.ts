import type { Act } from '../../../terms/register.ts';
import { allPenalties } from '../../house/discipline/find-penalty.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import { askRooms, type Forfeit } from '../../house/room.ts';
import type { GameNumber, PenaltyNumber } from '../../ledger/fields.ts';
import { type Game, isGone, isPlayer } from '../book/games.ts';

/** Act I.2.1: the penalty that stands and by which a player forfeits that game, or null. */
export const forfeitOf = ({ state }: ClubView, number: GameNumber): PenaltyNumber | null =>
  allPenalties(state).findLast(
    ({ stands, game, parts }) => stands && game === number && parts.some(({ kind }) => kind === 'forfeit'),
  )?.number ?? null;

/** Act I.2.1: none, or the refusal for a game forfeited by a penalty that stands: another result would undo the penalty. */
export function notForfeited(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const penalty = forfeitOf(view, game);
  return penalty === null ? [] : [{ code: 'game-forfeited', acts: [act, 'I.2.1'], game, penalty }];
}

/**
 * None, or why nobody may give the game another result by that Act: a player forfeits it by a penalty (Act I.2.1), or the Court
 * has judged it (Act III.3.8).
 */
export const notSettled = (view: ClubView, game: Game, act: Act): Refusal[] => [
  ...notForfeited(view, game, act),
  ...notJudged(view, game, act),
];

/** Act III.3.8: none, or the refusal for a game that the Court has judged. */
export function notJudged(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const judged = askRooms(view, (room) => room.judgedIn?.(view, { kind: 'game', game }));
  return judged === null ? [] : [{ code: 'game-judged', acts: [act, 'III.3.8'], game, case: judged }];
}

/** Act I.2.1: none, or why a person cannot forfeit the game; nor where that would undo the other player's forfeit. */
export function cannotForfeit(view: ClubView, number: GameNumber, { person, score }: Forfeit): Refusal[] {
  const game = view.state.games[number];
  if (game === undefined) return [];
  const { status } = game;
  if (person.number === null || !isPlayer(game, person.number))
    return [{ code: 'did-not-play', acts: ['I.2.1'], game: number, name: person.name }];
  if (isGone(game)) return [{ code: 'game-not-counted', acts: ['I.2.1'], game: number, status }];
  if (game.score === score)
    return [{ code: 'lost-already', acts: ['I.2.1'], game: number, name: person.name }];
  return notSettled(view, game, 'I.2');
}
