import { approveGame } from '../../src/ladder/games/approve-game.ts';
import { correctGame } from '../../src/ladder/games/correct-game.ts';
import { refuseGame } from '../../src/ladder/games/refuse-game.ts';
import { carries, carryOut } from '../carry-out.ts';
import { gameOption, reasonOption, whyOption } from '../options.ts';
import { personOptions, withOptional } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { pointsOf, resultOption } from './options.ts';

/** `/game approve`: lets a game that waits for a Moderator count. */
export const approve: Subcommand = {
  name: 'approve',
  description: 'Moderators: let a game that waits for you count',
  options: [
    gameOption('Which game'),
    ...personOptions('overseer', 'The Moderator who oversaw all or part of it'),
    whyOption,
  ],
  execute: carries(approveGame, ({ options }) =>
    withOptional(options, 'overseer', (overseer) => ({
      game: options.string('game', true),
      overseer,
      reason: options.string('reason'),
    })),
  ),
};

/** `/game refuse`: keeps a game that does not count yet off the board. */
export const refuse: Subcommand = {
  name: 'refuse',
  description: 'Moderators: keep a game that is still waiting off the board',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) =>
    carryOut(request, refuseGame, {
      game: request.options.string('game', true),
      reason: request.options.string('reason', true),
    }),
};

/** `/game correct`: puts a result right; what followed is replayed. */
export const correct: Subcommand = {
  name: 'correct',
  description: 'Moderators: put the result of a game right, in its place',
  options: [
    gameOption('Which game'),
    resultOption('How it ended for the player named first in the game'),
    reasonOption,
  ],
  execute: (request) =>
    carryOut(request, correctGame, {
      game: request.options.string('game', true),
      score: pointsOf(request.options.string('result', true)),
      reason: request.options.string('reason', true),
    }),
};
