import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import { type Actor, officesOfActor } from '../../house/people.ts';
import type { ClubId, ClubView } from '../../house/ports.ts';
import type { ClockGame } from '../book/clock.ts';
import { numberOf } from '../games/whose.ts';

/** For whom a page shows a clock: a player, the telephone on the table, which does everything, or anyone who watches. */
export const clockRoles = ['white', 'black', 'table', 'watch'] as const;
export type ClockRole = (typeof clockRoles)[number];

/** Leave to see one chess clock on the site, in one role. */
export interface ClockPass {
  club: ClubId;
  clock: number;
  role: ClockRole;
}

type Sealing = Pick<Clubs, 'seal' | 'isSeal'>;

const wordsOf = ({ club, clock, role }: ClockPass): string => `clock ${club} ${clock} ${role}`;

/** The path of a clock on the site, with the leave to use it, beginning at the site's own address. */
export const clockPath = (clubs: Sealing, pass: ClockPass): string =>
  `/clock/${pass.club}.${pass.clock}.${pass.role}.${clubs.seal(wordsOf(pass))}`;

/** Reads the last part of such a path; null for one that we did not give, and for a club that is not served. */
export function readPass(clubs: Sealing & Pick<Clubs, 'serves'>, text: string): ClockPass | null {
  const [, club, number, written, code] = /^(\d{1,20})\.([1-9]\d{0,8})\.([a-z]+)\.([\w-]+)$/.exec(text) ?? [];
  const role = clockRoles.find((each) => each === written);
  if (club === undefined || role === undefined || code === undefined) return null;
  const pass = { club, clock: Number(number), role };
  return clubs.isSeal(wordsOf(pass), code) && clubs.serves(club) ? pass : null;
}

/** As `readPass`; null for a club that rests, too, since the bot is not on its server. */
export async function openPass(clubs: Clubs, text: string): Promise<ClockPass | null> {
  const pass = readPass(clubs, text);
  return pass !== null && (await clubs.goesOn(pass.club)) ? pass : null;
}

/** How long a clock can be looked at once its game is over, in milliseconds. */
const afterwards = 24 * 3600_000;

export const isShown = ({ ended, declined, openedAt }: ClockGame, now: Instant): boolean =>
  now <= (ended?.at ?? openedAt) + afterwards && !declined;

/** Act I.7.1: in what role somebody uses a clock. */
export function roleOf(view: ClubView, actor: Actor, { white, black }: ClockGame): ClockRole {
  const person = numberOf(view, actor);
  if (person === white) return 'white';
  if (person === black) return 'black';
  const oversees = person !== null && mayActOnGame(person, [white, black]);
  return oversees && mayModerate(officesOfActor(view, actor)) ? 'table' : 'watch';
}
