import { ApplicationCommandOptionType } from 'discord.js';
import { objectGame } from '../../src/ladder/games/object-game.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';
import { gameOption } from './options.ts';

/** `/game object`: a player objects to how a game ended, and gets one rematch (Act I.6). */
export const object: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'object',
    description: 'Object to how a game of yours ended: one rematch, at the next session',
    options: [gameOption('Which game')],
  },
  execute: (request) => carryOut(request, objectGame, { game: request.options.string('game', true) }),
};
