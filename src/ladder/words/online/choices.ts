import type { Chess, Move } from 'chess.js';
import {
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ComponentType,
} from 'discord-api-types/v10';
import { movesInFull } from '../../../../terms/games/online.ts';
import type { ClubView } from '../../../house/ports.ts';
import { type ActionRow, type Reply, row, toAsker } from '../../../house/words/reply.ts';
import { type OnlineGame, rulesOf } from '../../book/online.ts';

/** As many options as Discord lets one select have. */
const most = 25;

const pieceNames = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;

/** What the player to move may choose from: all moves, or a piece first where there are too many. */
export function moveChoices({ state }: ClubView, online: OnlineGame, board: Chess): ActionRow[] {
  const moves = movesInFull(board, rulesOf(state, online));
  return moves.length > most ? [pieceSelect(online, moves)] : moveSelects(online, moves);
}

/** The moves of the piece on that square, for the person who chose it. */
export function renderPieceChoice(view: ClubView, online: OnlineGame, board: Chess, square: string): Reply {
  const moves = movesInFull(board, rulesOf(view.state, online)).filter(({ from }) => from === square);
  const [first] = moves;
  if (first === undefined)
    return toAsker('That piece has no move now. Choose another one on the latest board.');
  return toAsker(`Your ${pieceNames[first.piece]} on ${square}: where to?`, {
    components: moveSelects(online, moves),
  });
}

/** A queen can have more moves than one select holds. */
function moveSelects(online: OnlineGame, moves: readonly Move[]): ActionRow[] {
  if (moves.length === 0) return [];
  const first = select(online, 'online-move', 'Choose your move', moves.slice(0, most).map(moveOption));
  const more = moves.slice(most, 2 * most);
  if (more.length === 0) return [row(first)];
  return [row(first), row(select(online, 'online-more', 'More moves', more.map(moveOption)))];
}

function pieceSelect(online: OnlineGame, moves: readonly Move[]): ActionRow {
  const squares = [...new Set(moves.map(({ from }) => from))];
  const options = squares.map((square) => {
    const own = moves.filter(({ from }) => from === square);
    const name = pieceNames[own[0]?.piece ?? 'p'];
    return { label: `${name} ${square}`, description: movesCounted(own.length), value: square };
  });
  return row(select(online, 'online-piece', 'Choose a piece', options));
}

const movesCounted = (number: number): string => `${number} move${number === 1 ? '' : 's'}`;

const moveOption = ({ san, piece, from, to }: Move): APISelectMenuOption => ({
  label: san,
  description: `${pieceNames[piece]} ${from} to ${to}`,
  value: san,
});

/** What it is about is the game and how many moves had been made, so that a board that was moved on takes no more. */
const select = (
  { number, moves }: OnlineGame,
  action: string,
  placeholder: string,
  options: APISelectMenuOption[],
): APIComponentInMessageActionRow => ({
  type: ComponentType.StringSelect,
  custom_id: `${action}:${number}:${moves.length}`,
  placeholder,
  options,
});
