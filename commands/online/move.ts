import type { Answer, CompletionRequest, Press } from '../../src/discord/command.ts';
import { choicesOf } from '../../src/discord/complete.ts';
import { done } from '../../src/house/result.ts';
import type { Choice } from '../../src/house/words/choices.ts';
import { playerToMove, rulesOf } from '../../src/ladder/book/online.ts';
import { readOwn } from '../../src/ladder/online/find-online.ts';
import { boardOf, moveOnline } from '../../src/ladder/online/move.ts';
import { renderPieceChoice } from '../../src/ladder/words/online/choices.ts';
import { legalMoves } from '../../terms/games/online.ts';
import { carryOut } from '../carry-out.ts';
import { lookUp } from '../look-up.ts';
import { needed, suggestedOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/online move`: a move typed, or chosen on the board's message. */
export const move: Subcommand = {
  name: 'move',
  description: 'Move in the online game that you are playing',
  options: [suggestedOption('move', 'Such as e4, Nf3, exd5, e2e4 or e8=Q', needed)],
  execute: (request) =>
    carryOut(request, moveOnline, {
      online: null,
      move: request.options.string('move', true),
      ply: null,
      channel: request.channel,
    }),
  complete: completeMove,
  presses: { 'online-move': chosen, 'online-more': chosen, 'online-piece': choosePiece },
};

/** The moves that begin as it was typed, in any capitals; none for whoever is not to move. */
async function completeMove({ services, club, actor, focused }: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  const own = readOwn(view, actor, null);
  if (!own.ok || playerToMove(own.value.game) !== own.value.person) return [];
  const typed = focused.value.trim().toLowerCase();
  const moves = legalMoves(boardOf(view, own.value.game), rulesOf(view.state, own.value.game));
  const found = moves.filter((san) => san.toLowerCase().startsWith(typed));
  return choicesOf(found.map((san) => ({ name: san, value: san })));
}

/** A move chosen on a board that stood after so many moves. */
function chosen(press: Press): Promise<Answer> {
  const [online = '', ply] = press.args;
  const input = { online, move: press.values[0] ?? '', ply: Number(ply), channel: press.channel };
  return carryOut(press, moveOnline, input);
}

/** A piece was chosen: its moves are shown to whoever chose it. */
function choosePiece(press: Press): Promise<Answer> {
  return lookUp(
    press,
    (view) => {
      const own = readOwn(view, press.actor, press.args[0] ?? '');
      return own.ok ? done(own.value.game) : own;
    },
    (game, { view }) => renderPieceChoice(view, game, boardOf(view, game), press.values[0] ?? ''),
  );
}
