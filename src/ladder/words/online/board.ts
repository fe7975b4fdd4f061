import type { Chess } from 'chess.js';
import { otherColour } from '../../../../terms/games/clock.ts';
import type { Colour } from '../../../../terms/games/moves.ts';
import { boardAfter, sideToMove } from '../../../../terms/games/online.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Picture } from '../../../house/words/reply.ts';
import { boardAlt } from '../../../pictures/alt.ts';
import { boardSvg, boardZoom } from '../../../pictures/board.ts';
import { type OnlineGame, rulesOf } from '../../book/online.ts';

/** The board after so many moves. */
export const boardAt = ({ state }: ClubView, online: OnlineGame, ply: number): Chess =>
  boardAfter(
    online.moves.slice(0, ply).map(({ san }) => san),
    rulesOf(state, online),
  );

/** Its picture, from that side, with the last move and a check marked. */
export function onlinePicture(board: Chess, from: Colour): Picture {
  const fen = board.fen();
  const lastMove = board.history({ verbose: true }).at(-1) ?? null;
  const [king] = board.findPiece({ type: 'k', color: board.turn() });
  const check = board.isCheck();
  return {
    name: 'board.png',
    alt: boardAlt(fen, { from, lastMove, check }),
    zoom: boardZoom,
    draw: () => boardSvg(fen, { from, lastMove, check: check ? (king ?? null) : null }),
  };
}

/** From whose side it is shown to everybody: that of the player to move, and of the last mover once it is over. */
export const sideShown = (board: Chess, { status }: OnlineGame): Colour =>
  status === 'playing' ? sideToMove(board) : otherColour(sideToMove(board));

/** `12. Nf3`, `12… Nc6` */
export function moveLabel(san: string, ply: number): string {
  const number = Math.ceil(ply / 2);
  return ply % 2 === 1 ? `${number}. ${san}` : `${number}… ${san}`;
}
