import type { Answer, Command, CommandRequest, Press } from '../src/discord/command.ts';
import { siteAddress } from '../src/house/site-address.ts';
import { leaderboard as readBoard } from '../src/ladder/board/leaderboard.ts';
import { renderLeaderboard } from '../src/ladder/words/board.ts';
import { booleanOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/leaderboard`: the board, and with `all` those who stand apart from it. */
export const leaderboard: Command = {
  data: declared('leaderboard', 'The board: rank, name, score, games won, drawn and lost', [
    booleanOption('all', 'Also those who are banned, removed or inactive'),
  ]),
  execute: (request) => open(request, request.options.boolean('all') ?? false, 1, 'reply'),
  presses: {
    'board-page': (press) => open(press, press.args[0] === 'all', Number(press.args[1]), 'update'),
  },
};

async function open(
  { club, occasion, services: { clubs, siteUrl } }: CommandRequest | Press,
  all: boolean,
  page: number,
  kind: 'reply' | 'update',
): Promise<Answer> {
  const view = await clubs.view(club);
  const pages = await siteAddress(clubs, view, siteUrl);
  const board = await readBoard(clubs, club, occasion.now, { page, all });
  return { kind, reply: renderLeaderboard(board, { view, pages }) };
}
