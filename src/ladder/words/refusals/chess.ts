import type { MaterialProblem } from '../../../../terms/games/material.ts';
import type { PgnProblem } from '../../../../terms/games/pgn.ts';
import type { Act } from '../../../../terms/register.ts';
import { plain, quoted, say, type Worded, type Wording } from '../../../house/words/text.ts';
import type { Ending } from '../../book/games.ts';

/** What was not understood of a game. */
export const chessProblems = {
  'no-such-game': ({ text }: { text: string }) => ({
    wrong: `There is no game ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or its number, such as `12`.',
  }),
  position: ({ detail, option }: { detail: MaterialProblem; option: string }) =>
    under('I.5', wordChess(detail, option)),
  'game-score': ({ detail, option }: { detail: PgnProblem; option: string }) =>
    under('I.1', wordChess(detail, option)),
  /** What the laws of chess make of a game that ended so. */
  'ending-contradicts': ({ ended, makes }: { ended: Ending; makes: 'win' | 'draw' }) =>
    under(
      'I.1',
      say(
        `A game that ends by ${ended} is ${makes === 'draw' ? 'a draw' : 'won by one side'}.`,
        'Check `result` and `ended`.',
      ),
    ),
} satisfies Worded;

/** The words with the Act of chess they rest on. */
export const under = (act: Act, wording: Wording): Wording => ({ ...wording, acts: [act] });

/** Why moves, a position or captured pieces can’t be used (Acts I.1 and I.5). `option` is where they were typed. */
function wordChess(problem: PgnProblem | MaterialProblem, option: string): Wording {
  switch (problem.code) {
    case 'too-long':
      return say(
        `The moves (PGN) have ${problem.length} characters. At most ${problem.limit} are allowed.`,
        'Leave out comments and variations.',
      );
    case 'too-many-moves':
      return say(
        `The PGN has ${problem.moves} moves. At most ${problem.limit} are allowed.`,
        'Check that it is one game, or leave it out.',
      );
    case 'not-pgn':
      return say(
        'I can’t read these moves. They have to be a PGN, as chess apps copy it.',
        'Copy it again from where you wrote the game down, or leave it out.',
      );
    case 'no-moves':
      return say('The PGN has no moves.', 'Copy the whole game, or leave it out.');
    case 'several-games':
      return say('The PGN has more than one game.', 'Keep only the game you are entering.');
    case 'not-from-the-start':
      return say(
        'The PGN does not begin from the usual starting position.',
        'Give a whole game, or leave it out.',
      );
    case 'illegal-move':
      return say(
        `The PGN has an illegal move: ${problem.number}${problem.colour === 'white' ? '.' : '…'} ${plain(problem.move)}.`,
        'Correct that move, or leave the PGN out.',
      );
    case 'players-disagree':
      return say(
        `The PGN is of another game: White is ${plain(problem.white)}, Black is ${plain(problem.black)}.`,
        'Check the names and `colour`, or take the names out of the PGN.',
      );
    case 'result-disagrees':
      return say(
        `The PGN says otherwise: ${disagreement(problem)}.`,
        'Check `result` and `colour`, or leave the PGN out.',
      );
    case 'ending-disagrees':
      return say(
        `The PGN ends in ${problem.board ?? 'neither checkmate nor stalemate'}.`,
        'Check `ended`, or leave the PGN out.',
      );
    case 'not-a-position':
      return say(
        'This FEN is not a position from a game of chess.',
        'Copy it again from where the position is shown.',
      );
    case 'not-a-piece':
      return say(
        `“${plain(problem.letter)}” in \`${option}\` is not a piece.`,
        'Write the captured pieces as letters: `q`, `r`, `b`, `n` and `p`, such as `qrrbnp`.',
      );
    case 'king-captured':
      return say('A king is never captured.', 'Leave `k` out.');
    case 'more-than-a-set':
      return say(
        `${problem.of === 'white' ? 'White' : 'Black'} never had that many pieces.`,
        'Count them again.',
      );
    default:
      return problem satisfies never;
  }
}

const outcomeWords = { white: 'White won', black: 'Black won', draw: 'a draw' } as const;

function disagreement({ board, written }: Extract<PgnProblem, { code: 'result-disagrees' }>): string {
  const sayings = [
    ...(board === null ? [] : [`${outcomeWords[board]} on the board`]),
    ...(written === null || written === board ? [] : [`${outcomeWords[written]} in its result`]),
  ];
  return sayings.join(', ');
}
