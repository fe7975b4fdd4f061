import { movetext, resultMarks } from '../../../terms/games/movetext.ts';
import type { Winner } from '../../../terms/games/online.ts';
import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Asked, ClubFile, FileBody } from '../page.ts';
import type { Board } from './board.ts';
import { type GameRead, readGame } from './page.tsx';

/** A game for a chess program. */
export const gamePgn: ClubFile = { path: 'games/:number.pgn', open: writeGame };

async function writeGame(asked: Asked): Promise<FileBody | null> {
  const game = await readGame(asked);
  if (game === null || game.board === null || game.board.moves.length === 0) return null;
  return {
    type: 'application/vnd.chess-pgn; charset=utf-8',
    name: `game-${game.number}.pgn`,
    body: pgnOf(game, game.board, asked.view.settings),
  };
}

/** The seven tags that every PGN has, then the moves; what is not known is a question mark. */
function pgnOf(game: GameRead, { moves }: Board, { name }: ClubView['settings']): string {
  const [one, other] = game.players;
  const seated = one.colour === 'white';
  const winner = winnerOf(game);
  const tags = {
    Event: name ?? '?',
    Site: '?',
    Date: game.date.replaceAll('-', '.'),
    Round: '?',
    White: seated ? one.person.name : '?',
    Black: seated ? other.person.name : '?',
    Result: winner === null ? '*' : resultMarks[winner],
  };
  const sans = moves.map(({ san }) => san);
  return [
    ...Object.entries(tags).map(([tag, value]) => `[${tag} "${escaped(value)}"]`),
    '',
    folded(movetext(sans, winner)),
  ].join('\n');
}

const winners = { 1: 'white', 0.5: 'draw', 0: 'black' } as const;

/** White comes first; who won is not told where it is not known who had White. */
function winnerOf({ players: [one] }: GameRead): Winner | null {
  if (one.points === null) return null;
  return one.colour === null && one.points !== 0.5 ? null : winners[one.points];
}

const escaped = (value: string): string => tidy(value).replace(/[\\"]/g, '\\$&');

/** In lines of at most 79 characters, which never end between a number and its move. */
const folded = (moves: string): string => moves.replace(/(.{1,79})(?<!\.)( |$)/g, '$1\n');
