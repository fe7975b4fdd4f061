import type { Answer } from '../src/discord/command.ts';
import { siteAddress } from '../src/house/site-address.ts';
import { leaderboard as readBoard } from '../src/ladder/board/leaderboard.ts';
import { pinBoard } from '../src/ladder/pinned-board.ts';
import { renderLeaderboard } from '../src/ladder/words/board.ts';
import { type Asking, carryOut, paged } from './answers.ts';
import { command } from './declare.ts';
import { flag } from './options.ts';

/** `/leaderboard`: the board; with `all` those who stand apart from it, with `pin` one that keeps itself. */
export const leaderboard = command({
  name: 'leaderboard',
  description: 'The board: rank, name, score, games won, drawn and lost',
  options: {
    all: flag('Also those who are banned, removed or inactive'),
    pin: flag('Moderators: post a board here that changes by itself as games count'),
  },
  ...paged('board-page', ([shown]) => ({ all: shown === 'all', pin: false }), open),
});

async function open(asking: Asking, { all, pin }: { all: boolean; pin: boolean }, page = 1): Promise<Answer> {
  const { club, channel, occasion, services } = asking;
  if (pin) return carryOut(asking, pinBoard, { channel });
  const { clubs, siteUrl } = services;
  const view = await clubs.view(club);
  const pages = await siteAddress(clubs, view, siteUrl);
  const board = await readBoard(clubs, club, occasion.now, { page, all });
  return { kind: 'reply', reply: renderLeaderboard(board, { view, pages }) };
}
