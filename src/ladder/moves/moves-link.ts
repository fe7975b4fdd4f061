import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';

/** Leave to enter the moves of one game on the site, for one person, through that last moment. */
export interface MovesLink {
  club: ClubId;
  game: GameNumber;
  person: PersonNumber;
  until: Instant;
}

/** How long such a link may be used, in milliseconds. */
export const movesLinkLifetime = 24 * 3600_000;

type Sealing = Pick<Clubs, 'seal' | 'isSeal'>;

const wordsOf = ({ club, game, person, until }: MovesLink): string =>
  `moves ${club} ${game} ${person} ${until}`;

/** The path of the page, with the leave to use it, beginning at the site's own address. */
export const movesPath = (clubs: Sealing, link: MovesLink): string =>
  `/moves/${link.club}.${link.game}.${link.person}.${link.until}.${clubs.seal(wordsOf(link))}`;

/** Reads the last part of such a path; null for one that we did not give, that has lapsed, or whose club is not served. */
export function readMovesLink(
  clubs: Sealing & Pick<Clubs, 'serves'>,
  text: string,
  now: Instant,
): MovesLink | null {
  const [, club, game, person, until, code] =
    /^(\d{1,20})\.([1-9]\d{0,8})\.([1-9]\d{0,8})\.([1-9]\d{0,14})\.([\w-]+)$/.exec(text) ?? [];
  if (club === undefined || code === undefined) return null;
  const link = { club, game: Number(game), person: Number(person), until: Number(until) };
  return clubs.isSeal(wordsOf(link), code) && now <= link.until && clubs.serves(club) ? link : null;
}
