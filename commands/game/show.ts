import { findGame } from '../../src/ladder/games/find-game.ts';
import { readAsStaff, readingOf } from '../../src/ladder/games/read-as-staff.ts';
import { renderGamePage } from '../../src/ladder/words/game-page.ts';
import { carryOut } from '../carry-out.ts';
import { lookUp } from '../look-up.ts';
import { gameOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/game show`: all that there is on one game, for the asker. */
export const show: Subcommand = {
  name: 'show',
  description: 'Look at a game: its result, where it stands, its board',
  options: [gameOption('Which game')],
  async execute(request) {
    const named = request.options.string('game', true);
    const view = await request.services.clubs.view(request.club);
    const found = findGame(view.state, named);
    if (found.ok && readingOf(view, request.actor, found.value).logged)
      return carryOut(request, readAsStaff, named);
    return lookUp(
      request,
      () => found,
      (game, scene) =>
        renderGamePage(game, scene, { mayReadDispute: readingOf(scene.view, request.actor, game).may }),
    );
  },
};
