import { objectGame } from '../../src/ladder/games/object-game.ts';
import { carryOut } from '../carry-out.ts';
import { gameOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/game object`: a player objects to how a game ended, and gets one rematch (Act I.6). */
export const object: Subcommand = {
  name: 'object',
  description: 'Object to how a game of yours ended: one rematch, at the next session',
  options: [gameOption('Which game')],
  execute: (request) => carryOut(request, objectGame, { game: request.options.string('game', true) }),
};
