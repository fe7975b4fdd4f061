import type { PersonNumber, Points } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { flipped } from '../book/scoring.ts';

type Seated = Pick<Game, 'player' | 'opponent' | 'colour'>;

/** The two players as every list names them: White first; without known colours, first the one for whom the game was entered. */
export const whiteFirst = ({ player, opponent, colour }: Seated): readonly [PersonNumber, PersonNumber] =>
  colour === 'black' ? [opponent, player] : [player, opponent];

/** What a game brought the player who is named first, from what it brought the one for whom it was entered; and back. */
export const asNamed = (game: Seated, score: Points): Points =>
  game.colour === 'black' ? flipped(score) : score;
