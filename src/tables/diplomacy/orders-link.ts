import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';
import type { Scene } from '../../house/words/reply.ts';
import { phaseEndOf } from '../clock/phase-due.ts';
import { playerOf } from '../seats/book.ts';
import type { OwnGame } from './orders/own-orders.ts';

/**
 * Leave to give the orders of one seat on the site, for one person while they play it, through that last moment. It names them by their
 * account: once a copy of the database is restored, their number can be somebody else's.
 */
export interface OrdersLink {
  club: ClubId;
  table: number;
  seat: string;
  account: string;
  until: Instant;
  /** How often links of that seat were ended before it was given: it opens nothing once they are again. */
  ended: number;
}

/** How long such a link may be used, in milliseconds: from when it is given, or from the phase's deadline where that is later. */
export const ordersLinkLifetime = 48 * 3600_000;

/** However far off the deadline is, it may be used no longer than this. */
const longestLifetime = 7 * 24 * 3600_000;

type Sealing = Pick<Clubs, 'seal' | 'isSeal'>;

const wordsOf = ({ club, table, seat, account, until, ended }: OrdersLink): string =>
  `orders ${club} ${table} ${seat} ${account} ${until} ${ended}`;

/** The path of the page, with the leave to use it, beginning at the site's own address. */
export const ordersPath = (clubs: Sealing, link: OrdersLink): string =>
  `/orders/${link.club}.${link.table}.${link.seat}.${link.account}.${link.until}.${link.ended}.${clubs.seal(wordsOf(link))}`;

const written =
  /^(\d{1,20})\.([1-9]\d{0,8})\.([A-Z]{1,8})\.(\d{1,20})\.([1-9]\d{0,14})\.(\d{1,9})\.([\w-]+)$/;

/** Reads the last part of such a path; null for one that we did not give, that has lapsed, or whose club is not served. */
export function readOrdersLink(
  clubs: Sealing & Pick<Clubs, 'serves'>,
  text: string,
  now: Instant,
): OrdersLink | null {
  const [, club, table, seat, account, until, ended, code] = written.exec(text) ?? [];
  if (club === undefined || seat === undefined || account === undefined || code === undefined) return null;
  const link = {
    club,
    table: Number(table),
    seat,
    account,
    until: Number(until),
    ended: Number(ended),
  };
  return clubs.isSeal(wordsOf(link), code) && now <= link.until && clubs.serves(club) ? link : null;
}

type Giving = Pick<Scene, 'clubs' | 'view' | 'now' | 'siteUrl' | 'siteIsFar'>;

/** The whole address of the page on which the person who plays a seat gives its orders; null while nobody with an account plays it, or where people can't reach the site. */
export function ordersLink(
  { clubs, view, now, siteUrl, siteIsFar = false }: Giving,
  { table, game, seat }: OwnGame,
): string | null {
  const person = playerOf(seat);
  const account = person === null ? null : (view.people.byNumber(person)?.account ?? null);
  if (account === null || siteIsFar) return null;
  const ends = phaseEndOf(view, table)?.at ?? now;
  const until = Math.min(Math.max(now, ends) + ordersLinkLifetime, now + longestLifetime);
  const about = { club: view.id, table: table.number, seat: seat.id, account };
  return `${siteUrl}${ordersPath(clubs, { ...about, until, ended: game.linksEnded.get(seat.id) ?? 0 })}`;
}
