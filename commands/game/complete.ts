import type { CompletionRequest } from '../../src/discord/command.ts';
import { completeGames } from '../../src/discord/complete.ts';
import { officesOfActor } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { type Game, isPlayer } from '../../src/ladder/book/games.ts';
import { objectionEnds } from '../../src/ladder/book/rematch.ts';
import { rematchesToPlay } from '../../src/ladder/games/by-register.ts';
import { whatItWaitsFor } from '../../src/ladder/games/counting.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { mayModerate } from '../../terms/administration/authority.ts';
import { completePeople } from '../options.ts';

type GameTest = (game: Game) => boolean;

/** Games that the asker can do this with come first; members for the options that take a name. */
export async function completeGame(request: CompletionRequest): Promise<readonly Choice[]> {
  const { club, services, focused, subcommand } = request;
  if (focused.name !== 'game') return completePeople(request);
  const view = await services.clubs.view(club);
  return completeGames(view, focused.value, gamesFor(subcommand, view, request));
}

function gamesFor(
  subcommand: string | null,
  view: ClubView,
  { actor }: CompletionRequest,
): { among?: GameTest; likely: GameTest } {
  const person = numberOf(view, actor);
  const isOwn: GameTest = (game) => person !== null && isPlayer(game, person);
  switch (subcommand) {
    case 'approve':
      return { among: isOpen, likely: (game) => waitsForModerator(view, game) && !isOwn(game) };
    case 'refuse':
      return { among: isOpen, likely: (game) => !isOwn(game) };
    case 'correct':
      return { among: (game) => isOpen(game) || isCounted(game), likely: (game) => !isOwn(game) };
    case 'object':
      return {
        among: (game) => isCounted(game) && isOwn(game) && !game.online,
        likely: (game) => mayObject(view, game),
      };
    case 'rematch': {
      const toPlay = new Set(rematchesToPlay(view).map(([game]) => game));
      return { among: ({ number }) => toPlay.has(number), likely: (game) => !isOwn(game) };
    }
    case 'void':
      return { among: isCounted, likely: (game) => !isOwn(game) };
    default: {
      const moderates = mayModerate(officesOfActor(view, actor));
      return { likely: (game) => isOwn(game) || (moderates && waitsForModerator(view, game)) };
    }
  }
}

const isOpen: GameTest = ({ status }) => status === 'open';
const isCounted: GameTest = ({ status }) => status === 'counted';

const mayObject = ({ state }: ClubView, game: Game): boolean =>
  objectionEnds(state, game) === null && !state.objections.has(game.number);

const waitsForModerator = ({ state }: ClubView, game: Game): boolean =>
  whatItWaitsFor(state, game) === 'approval';
