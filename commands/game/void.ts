import type { CommandRequest } from '../../src/discord/command.ts';
import type { ToVoid } from '../../src/ladder/games/void-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../ask.ts';
import { gameOption, reasonOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/game void`: takes a game off the board as though it had never happened, after showing what that does. */
export const voiding: Subcommand = {
  name: 'void',
  description: 'Moderators: take a game off the board; its points go back',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) => ask(request, plans.void, voidIn(request)),
};

/** Which game is to be taken off the board, and why. */
export const voidIn = ({ options }: CommandRequest): ToVoid => ({
  game: options.string('game', true),
  reason: options.string('reason', true),
});
