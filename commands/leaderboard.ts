import type { Answer, Command } from '../src/discord/command.ts';
import { siteAddress } from '../src/house/site-address.ts';
import { leaderboard as readBoard } from '../src/ladder/board/leaderboard.ts';
import { renderLeaderboard } from '../src/ladder/words/board.ts';
import { type Asking, pageFor } from './answers.ts';
import { booleanOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/leaderboard`: the board, and with `all` those who stand apart from it. */
export const leaderboard: Command = {
  data: declared('leaderboard', 'The board: rank, name, score, games won, drawn and lost', [
    booleanOption('all', 'Also those who are banned, removed or inactive'),
  ]),
  execute: (request) => open(request, request.options.boolean('all') ?? false, 1),
  presses: {
    'board-page': (press) => open(press, press.args[0] === 'all', Number(press.args[1])),
  },
};

async function open(request: Asking, all: boolean, page: number): Promise<Answer> {
  const { club, occasion, services } = request;
  const { clubs, siteUrl } = services;
  const view = await clubs.view(club);
  const pages = await siteAddress(clubs, view, siteUrl);
  const board = await readBoard(clubs, club, occasion.now, { page, all });
  return { kind: pageFor(request), reply: renderLeaderboard(board, { view, pages }) };
}
