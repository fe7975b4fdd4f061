import type { Answer } from '../src/discord/command.ts';
import { siteAddress } from '../src/house/site-address.ts';
import { leaderboard as readBoard } from '../src/ladder/board/leaderboard.ts';
import { renderLeaderboard } from '../src/ladder/words/board.ts';
import { type Asking, paged } from './answers.ts';
import { command } from './declare.ts';
import { flag } from './options.ts';

/** `/leaderboard`: the board, and with `all` those who stand apart from it. */
export const leaderboard = command({
  name: 'leaderboard',
  description: 'The board: rank, name, score, games won, drawn and lost',
  options: { all: flag('Also those who are banned, removed or inactive') },
  ...paged('board-page', ([shown]) => ({ all: shown === 'all' }), open),
});

async function open(
  { club, occasion, services: { clubs, siteUrl } }: Asking,
  { all }: { all: boolean },
  page = 1,
): Promise<Answer> {
  const view = await clubs.view(club);
  const pages = await siteAddress(clubs, view, siteUrl);
  const board = await readBoard(clubs, club, occasion.now, { page, all });
  return { kind: 'reply', reply: renderLeaderboard(board, { view, pages }) };
}
