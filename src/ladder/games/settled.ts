import type { Act } from '../../../terms/register.ts';
import { casesAbout, latestJudgement } from '../../appeals/book/case-views.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import type { Game } from '../book/games.ts';
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
export function notJudged({ state }: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const known = casesAbout(state, { kind: 'game', game }).findLast((each) => latestJudgement(each) !== null);
  return known === undefined
    ? []
    : [{ code: 'game-judged', acts: [act, 'III.3.8'], game, case: known.number }];
}
