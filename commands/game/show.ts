import { ApplicationCommandOptionType } from 'discord.js';
import { findGame } from '../../src/club/games/find-game.ts';
import { mayReadDispute } from '../../src/club/games/whose.ts';
import { renderGamePage } from '../../src/discord/render/game-page.ts';
import { lookUp } from '../look-up.ts';
import type { Subcommand } from '../subcommand.ts';
import { gameOption } from './options.ts';

/** `/game show`: all that there is on one game, for the asker. */
export const show: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'show',
    description: 'Look at a game: its result, where it stands, its board',
    options: [gameOption('Which game')],
  },
  execute: (request) =>
    lookUp(
      request,
      (view) => findGame(view.state, request.options.string('game', true)),
      (game, scene) =>
        renderGamePage(game, scene, { mayReadDispute: mayReadDispute(scene.view, request.actor, game) }),
    ),
};
