import { completeGames } from '../../src/discord/complete.ts';
import { type Actor, officesOfActor } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { type Game, isPlayer } from '../../src/ladder/book/games.ts';
import { objectionEnds } from '../../src/ladder/book/rematch.ts';
import { rematchesToPlay } from '../../src/ladder/games/by-register.ts';
import { whatItWaitsFor } from '../../src/ladder/games/counting.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import type { Points } from '../../src/ledger/fields.ts';
import { mayModerate } from '../../terms/administration/authority.ts';
import { choiceFor, type Needed, suggested } from '../options.ts';

const points: Readonly<Record<string, Points>> = { won: 1, drew: 0.5, lost: 0 };

/** What a game brought somebody. */
export const result = (description: string): Needed<Points> => choiceFor(description, points);

/** Whether a game can bring somebody so much. */
export const isPoints = (number: number): number is Points =>
  Object.values(points).some((each) => each === number);

/** The points that a button names; the opponent's win for what names none. */
export const pointsTyped = (text: string): Points =>
  Object.values(points).find((each) => `${each}` === text) ?? 0;

type GameTest = (game: Game) => boolean;

/** Which games are suggested, and which of those first; `isOwn` tells those that the asker played. */
type Choosing = (view: ClubView, isOwn: GameTest, asker: Actor) => { among?: GameTest; likely?: GameTest };

/** A game of the club, by its number. */
export const game = (description: string, pick: Choosing = () => ({})): Needed<string> =>
  suggested(description, (view, { actor, focused }) => {
    const asker = numberOf(view, actor);
    const isOwn: GameTest = (each) => asker !== null && isPlayer(each, asker);
    return completeGames(view, focused.value, pick(view, isOwn, actor));
  });

const isOpen: GameTest = ({ status }) => status === 'open';
const isCounted: GameTest = ({ status }) => status === 'counted';

const waitsForModerator = ({ state }: ClubView, game: Game): boolean =>
  whatItWaitsFor(state, game) === 'approval';

/** Suggests all games: first those of the person who asks, and for Moderators those that wait for one. */
export const toLookAt: Choosing = (view, isOwn, asker) => {
  const moderates = mayModerate(officesOfActor(view, asker));
  return { likely: (game) => isOwn(game) || (moderates && waitsForModerator(view, game)) };
};

export const toApprove: Choosing = (view, isOwn) => ({
  among: isOpen,
  likely: (game) => waitsForModerator(view, game) && !isOwn(game),
});

export const toRefuse: Choosing = (_, isOwn) => ({ among: isOpen, likely: (game) => !isOwn(game) });

export const toCorrect: Choosing = (_, isOwn) => ({
  among: (game) => isOpen(game) || isCounted(game),
  likely: (game) => !isOwn(game),
});

export const toVoid: Choosing = (_, isOwn) => ({ among: isCounted, likely: (game) => !isOwn(game) });

export const toObjectTo: Choosing = ({ state }, isOwn) => ({
  among: (game) => isCounted(game) && isOwn(game) && !game.online,
  likely: (game) => objectionEnds(state, game) === null && !state.objections.has(game.number),
});

export const toRematch: Choosing = (view, isOwn) => {
  const toPlay = new Set(rematchesToPlay(view).map(([game]) => game));
  return { among: ({ number }) => toPlay.has(number), likely: (game) => !isOwn(game) };
};
