import type { Chess } from 'chess.js';
import { otherColour } from '../../../../terms/games/clock.ts';
import type { Colour } from '../../../../terms/games/moves.ts';
import { boardAfter, sideToMove } from '../../../../terms/games/online.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  type ActionRow,
  button,
  colours,
  type Picture,
  type Reply,
  row,
} from '../../../house/words/reply.ts';
import { accountsOf, cite, hourOf, mentionOf, nameOf } from '../../../house/words/text.ts';
import { boardAlt } from '../../../pictures/alt.ts';
import { boardSvg, boardZoom } from '../../../pictures/board.ts';
import {
  colourToMove,
  enteredAs,
  type OnlineGame,
  opponentIn,
  playerToMove,
  rulesOf,
  timeUpAt,
} from '../../book/online.ts';
import { lichessOf } from '../../games/lichess.ts';
import { standingLine } from '../game-card.ts';
import { lichessButton } from '../lichess.ts';
import { colourNames, resultLine, whiteAndBlack } from '../result-line.ts';
import { moveChoices } from './choices.ts';

/** The game of that number, of which an outcome or a notice speaks. */
export function onlineGame({ state }: ClubView, number: number): OnlineGame {
  const online = state.onlineGames[number];
  if (online === undefined) throw new Error(`There is no online game ${number}`);
  return online;
}

/**
 * The board after so many moves, for everybody, with what the player to move can do; an older board can only be looked at.
 * `from` is the side it is drawn from.
 */
export function renderBoard(view: ClubView, online: OnlineGame, ply: number, from?: Colour): Reply {
  const board = boardAt(view, online, ply);
  const isNow = ply === online.moves.length;
  const said = [lastMoveLine(view, online, ply), isNow ? stateLine(view, online) : null];
  return {
    audience: 'club',
    content: said.filter((line) => line !== null).join('\n'),
    embeds: [
      {
        title: `Online game ${online.number}`,
        color: online.status === 'playing' ? colours.waiting : colours.done,
        description: [whiteAndBlack(view, online), movesLine(online, ply)].join('\n'),
      },
    ],
    picture: onlinePicture(board, from ?? sideShown(board, online)),
    components: isNow ? [...playChoices(view, online), ...gameButtons(view, online)] : [],
    pings: isNow ? accountsOf(view, concerned(online)) : [],
  };
}

function playChoices(view: ClubView, online: OnlineGame): ActionRow[] {
  if (online.status !== 'playing') return [];
  return moveChoices(view, online, boardAt(view, online, online.moves.length));
}

/** Both at the beginning and at the end, else whoever is to move. */
const concerned = (online: OnlineGame): number[] =>
  online.status === 'playing' && online.moves.length > 0
    ? [playerToMove(online)]
    : [online.white, online.black];

function lastMoveLine(view: ClubView, { white, black, moves }: OnlineGame, ply: number): string | null {
  const last = moves[ply - 1];
  if (last === undefined) return null;
  return `**${nameOf(view, ply % 2 === 1 ? white : black)}** played ${moveLabel(last.san, ply)}.`;
}

/** Whose move it is, until when and whether a draw is offered; or how it ended. */
export function stateLine(view: ClubView, online: OnlineGame): string {
  if (online.status === 'voided')
    return `It is void, as though it had not been played (${cite(['I.9.10'])}).`;
  if (online.ended !== null) return endLine(view, online);
  const until = timeUpAt(online);
  const time = until === null ? '' : ` until ${hourOf(until)}`;
  const mover = `${mentionOf(view, playerToMove(online))} (${colourNames[colourToMove(online)]}) is to move${time}.`;
  const { offer } = online;
  if (offer === null || !offer.open) return mover;
  return `${mover} **${nameOf(view, offer.person)}** offers a draw.`;
}

/** The result, and what it moved. */
export function endLine(view: ClubView, online: OnlineGame): string {
  if (online.ended === null) return '';
  const game = enteredAs(view.state, online);
  if (game === undefined)
    return `The game is over and does not count, since a player was banned or left the Leaderboard (${cite(['0.7', '0.8'])}).`;
  return `Game #${game.number}: ${resultLine(view, game)} ${standingLine(view, game)}`;
}

/** As many moves of either side as are shown of a long game. */
const mostMoves = 80;

function movesLine({ moves }: OnlineGame, ply: number): string {
  const words = moves.slice(0, ply).map(({ san }, at) => (at % 2 === 0 ? `${at / 2 + 1}\\. ${san}` : san));
  return `${ply > mostMoves ? '… ' : ''}${words.slice(-mostMoves).join(' ')}`;
}

/** What a player can do besides moving; once it is over, anybody can take the moves along. */
export function gameButtons(view: ClubView, online: OnlineGame): ActionRow[] {
  const { number, status, offer, moves } = online;
  if (status === 'over')
    return [
      row(
        button('Download PGN', 'online-pgn', [number]),
        ...(moves.length === 0 ? [] : [lichessButton(lichessOf(boardAt(view, online, moves.length)))]),
      ),
    ];
  if (status !== 'playing') return [];
  const resign = button('Resign', 'online-resign', [number], 'danger');
  return [
    row(
      ...(offer?.open === true ? drawAnswers(number) : [button('Offer draw', 'online-draw', [number])]),
      resign,
    ),
  ];
}

/** The answers to an offer of a draw. */
export const drawAnswers = (number: number) => [
  button('Accept draw', 'online-accept-draw', [number], 'success'),
  button('Decline draw', 'online-decline-draw', [number]),
];

/** Who is asked by an offer of a draw. */
export const offeredTo = (online: OnlineGame): number | null =>
  online.offer === null ? null : opponentIn(online, online.offer.person);

/** The board after so many moves. */
export const boardAt = ({ state }: ClubView, online: OnlineGame, ply: number): Chess =>
  boardAfter(
    online.moves.slice(0, ply).map(({ san }) => san),
    rulesOf(state, online),
  );

/** Its picture, from that side, with the last move and a check marked. */
function onlinePicture(board: Chess, from: Colour): Picture {
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
const sideShown = (board: Chess, { status }: OnlineGame): Colour =>
  status === 'playing' ? sideToMove(board) : otherColour(sideToMove(board));

/** `12. Nf3`, `12… Nc6` */
export function moveLabel(san: string, ply: number): string {
  const number = Math.ceil(ply / 2);
  return ply % 2 === 1 ? `${number}. ${san}` : `${number}… ${san}`;
}
