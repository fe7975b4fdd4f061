import type { Answer, Press } from '../../src/discord/command.ts';
import { gameFor, numberOf } from '../../src/ladder/games/whose.ts';
import { mayNotAddMoves } from '../../src/ladder/moves/moves.ts';
import { renderMovesLink } from '../../src/ladder/words/moves-link.ts';
import { lookUp } from '../answers.ts';

/** The button below a game: gives people who may enter its moves a link of their own to a board. */
export function giveMovesLink(press: Press): Promise<Answer> {
  const { actor, occasion } = press;
  return lookUp(press, {
    find: (view) =>
      gameFor(view, press.args[0] ?? '', (game) =>
        mayNotAddMoves(view, numberOf(view, actor), game, occasion.now),
      ),
    render: (game, scene) => renderMovesLink(game, numberOf(scene.view, actor), scene),
  });
}
