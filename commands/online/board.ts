import type { Answer, Press } from '../../src/discord/command.ts';
import type { OnlineGame } from '../../src/ladder/book/online.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { onlineMeant, onlineNumbered } from '../../src/ladder/online/find-online.ts';
import { renderBoard } from '../../src/ladder/words/online/game.ts';
import { renderPgn } from '../../src/ladder/words/online/pgn.ts';
import { lookUp } from '../look-up.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/online board`: the board as it stands, from the asker's own side. */
export const board: Subcommand = {
  name: 'board',
  description: 'See how an online game stands; everybody may watch',
  execute: (request) =>
    lookUp(
      request,
      (view) => onlineMeant(view, request.actor, request.channel),
      (game, { view }) => ({
        ...renderBoard(view, game, game.moves.length, sideOf(game, numberOf(view, request.actor))),
        audience: 'asker',
        pings: [],
      }),
    ),
};

const sideOf = ({ white, black }: OnlineGame, person: number | null) =>
  person === white ? 'white' : person === black ? 'black' : undefined;

/** The button below a game that is over: its moves and its log as files. */
export function pgn(press: Press): Promise<Answer> {
  return lookUp(
    press,
    (view) => onlineNumbered(view, press.args[0] ?? ''),
    (game, { view }) => renderPgn(view, game),
  );
}
