import { board, pgn } from './online/board.ts';
import { challenge } from './online/challenge.ts';
import { end } from './online/end.ts';
import { draw, resign } from './online/finish.ts';
import { move } from './online/move.ts';
import { commandOf } from './subcommand.ts';

/** `/online`: chess played here (Act I.9). */
export const online = commandOf(
  {
    name: 'online',
    description: 'Play chess here, in Discord',
    presses: { 'online-pgn': pgn },
  },
  [challenge, move, draw, resign, board, end],
);
