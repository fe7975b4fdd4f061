import { type Command, onServers } from '../src/discord/command.ts';
import { board, pgn } from './online/board.ts';
import { challenge } from './online/challenge.ts';
import { draw } from './online/draw.ts';
import { end } from './online/end.ts';
import { move } from './online/move.ts';
import { resign } from './online/resign.ts';
import { answersAmong, completeAmong, executeAmong } from './subcommand.ts';

const subcommands = [challenge, move, draw, resign, board, end];

/** `/online`: chess played here (Act I.9). */
export const online: Command = {
  data: {
    name: 'online',
    description: 'Play chess here, in Discord',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: (request) => completeAmong(subcommands, request, async () => []),
  presses: { ...answersAmong(subcommands).presses, 'online-pgn': pgn },
};
