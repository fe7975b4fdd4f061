import type { Command } from '../src/discord/command.ts';
import { joinBoard } from '../src/ladder/board/join-board.ts';
import { carryOut } from './answers.ts';
import { textOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/join`: puts whoever asks on the Leaderboard (Act II.1). */
export const join: Command = {
  data: declared('join', 'Join the Leaderboard', [
    textOption('name', 'How your name is to be shown; your display name if you leave it out'),
  ]),
  execute: (request) => carryOut(request, joinBoard, { name: request.options.string('name') }),
};
