import type { Command } from '../src/discord/command.ts';
import { askRemoval, withdrawRequest } from '../src/house/removal/ask-removal.ts';
import { carryOut } from './answers.ts';
import { booleanOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/leave`: asks the Chief Justice to be taken off the Leaderboard, or takes that back (Act II.8). */
export const leave: Command = {
  data: declared('leave', 'Ask to be taken off the Leaderboard', [
    booleanOption('withdraw', 'Take your request back, and stay'),
  ]),
  execute: (request) =>
    request.options.boolean('withdraw') === true
      ? carryOut(request, withdrawRequest, undefined)
      : carryOut(request, askRemoval, undefined),
};
