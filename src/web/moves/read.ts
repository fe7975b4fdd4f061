import type { Colour } from '../../../terms/games/moves.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import { isErased } from '../../house/people.ts';
import type { Refusal } from '../../house/result.ts';
import { siteAddress } from '../../house/site-address.ts';
import { asNamed, whiteFirst } from '../../ladder/board/white-first.ts';
import { firstResult } from '../../ladder/games/by-register.ts';
import { mayNotAddMoves, movesEntry } from '../../ladder/moves/moves.ts';
import { type MovesLink, readMovesLink } from '../../ladder/moves/moves-link.ts';
import type { PersonNumber, Points } from '../../ledger/fields.ts';
import type { Found } from '../page.ts';
import { nameOf } from '../pieces.tsx';

/** The page on which one person enters the moves of one game. */
export type MovesRead = Found<typeof readMovesPage>;

interface Player {
  number: PersonNumber;
  name: string;
  /** Null where nobody has said who had White. */
  colour: Colour | null;
}

/** What a link opens, or null for one that we did not give, whose time is over, or whose person is not known any more. */
export async function readMovesPage(clubs: Clubs, text: string, now: Instant) {
  const link = readMovesLink(clubs, text, now);
  if (link === null || !(await clubs.goesOn(link.club))) return null;
  const view = await clubs.view(link.club);
  const game = view.state.games[link.game];
  const person = view.people.byNumber(link.person);
  if (game === undefined || person === null || isErased(view, person)) return null;
  const [first, second] = whiteFirst(game);
  const seat = (number: PersonNumber, colour: Colour): Player => ({
    number,
    name: nameOf(view, number),
    colour: game.colour === null ? null : colour,
  });
  const pgn = await clubs.text(link.club, movesEntry(view.state, game), 'pgn');
  const shown: { score: Points } = { ...game, ...firstResult(view, game) };
  const home = await siteAddress(clubs, view, '');
  return {
    link: link satisfies MovesLink,
    view,
    number: game.number,
    date: game.date,
    players: [seat(first, 'white'), seat(second, 'black')] as const,
    /** As the player named first has it. */
    score: asNamed(game, shown.score),
    pgn,
    refusals: mayNotAddMoves(view, link.person, game, now) as readonly Refusal[],
    /** Where everybody may look at the game; null while it waits, and where the club's pages are closed. */
    page: home === null || game.status !== 'counted' ? null : `${home}games/${game.number}`,
  };
}
