import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId } from '../ports.ts';

/** Leave to read one person's record on the site, for one officer, through that last moment. */
export interface RecordLink {
  club: ClubId;
  person: PersonNumber;
  reader: PersonNumber;
  until: Instant;
}

/** How long a link to a record may be used, in milliseconds. */
export const recordLinkLifetime = 15 * 60_000;

type Sealing = Pick<Clubs, 'seal' | 'isSeal'>;

const wordsOf = ({ club, person, reader, until }: RecordLink): string =>
  `record ${club} ${person} ${reader} ${until}`;

/** The path of a record on the site, with the leave to read it, beginning at the site's own address. */
export function recordPath(clubs: Sealing, link: RecordLink): string {
  const { club, person, reader, until } = link;
  return `/c/${club}/record/${person}?until=${until}&for=${reader}&sig=${clubs.seal(wordsOf(link))}`;
}

/** Whether the code that came with a link was given by us for just that, it has not lapsed, and the club is served. */
export const isGood = (
  clubs: Sealing & Pick<Clubs, 'serves'>,
  link: RecordLink,
  code: string,
  now: Instant,
): boolean => clubs.isSeal(wordsOf(link), code) && now <= link.until && clubs.serves(link.club);
