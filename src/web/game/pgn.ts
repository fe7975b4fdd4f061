import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Points } from '../../ledger/fields.ts';
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
  const result = resultOf(game);
  const tags = {
    Event: name ?? '?',
    Site: '?',
    Date: game.date.replaceAll('-', '.'),
    Round: '?',
    White: seated ? one.person.name : '?',
    Black: seated ? other.person.name : '?',
    Result: result,
  };
  const numbered = moves.map(({ san }, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san));
  return [
    ...Object.entries(tags).map(([tag, value]) => `[${tag} "${escaped(value)}"]`),
    '',
    folded([...numbered, result]),
    '',
  ].join('\n');
}

const marks: Readonly<Record<Points, string>> = { 1: '1-0', 0.5: '1/2-1/2', 0: '0-1' };

/** White comes first; who won is not told where it is not known who had White. */
function resultOf({ players: [one] }: GameRead): string {
  if (one.points === null) return '*';
  return one.colour === null && one.points !== 0.5 ? '*' : marks[one.points];
}

const escaped = (value: string): string => tidy(value).replace(/[\\"]/g, '\\$&');

const longestLine = 79;

function folded(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > longestLine) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
