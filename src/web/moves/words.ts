import type { PgnProblem } from '../../../terms/games/pgn.ts';
import type { Invalid, Refusal } from '../../house/result.ts';

/** Why moves were not taken, in a sentence or two. */
export function problemWords(problem: PgnProblem): string {
  switch (problem.code) {
    case 'no-moves':
      return 'There is no move yet. Make the first one on the board.';
    case 'illegal-move':
      return `${problem.colour === 'white' ? 'White' : 'Black'}’s move ${problem.number}, ${problem.move}, is not possible. Put it right.`;
    case 'result-disagrees':
      return 'These moves end with another result than the game has. Check who had White, and the last moves.';
    case 'ending-disagrees':
      return 'These moves end in another way than the game was said to end. Check the last moves.';
    case 'players-disagree':
      return 'These moves name other players. Take the names out.';
    case 'several-games':
      return 'That is more than one game. Leave in this one.';
    case 'too-long':
    case 'too-many-moves':
      return 'That is too long. Leave out comments and other lines of play.';
    case 'not-pgn':
    case 'not-from-the-start':
      return 'These moves cannot be read. Write them like 1. e4 e5 2. Nf3, from the first move on.';
    default:
      return problem satisfies never;
  }
}

/** The same of whatever was not understood. */
export const invalidWords = (invalid: Invalid): string =>
  invalid.problem === 'game-score' ? problemWords(invalid.detail) : 'Nothing was saved. Try again.';

/** Why nobody can enter moves here any more. */
export function refusalWords(refusals: readonly Refusal[]): string {
  const [refusal] = refusals;
  if (refusal?.code === 'moves-there')
    return 'Somebody else entered the moves of this game already. If a move is wrong, ask them or a Moderator.';
  if (refusal?.code === 'moves-closed' && refusal.why === 'late')
    return 'This game is too long ago to take moves.';
  return 'This game takes no moves from you now.';
}
