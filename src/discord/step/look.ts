import { standingAt } from '../../house/book/members.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import { cut } from '../../house/words/text.ts';
import { isScored, type RoleName, roleNames, scoreTag, withoutScores } from '../../house/worn.ts';

/** How somebody is to look on the server; a null nickname is their own. */
export interface Look {
  roles: RoleName[];
  nick: string | null;
}

/** What changes somebody's look; no `nick` leaves their nickname, and null clears it. */
export interface Change {
  give: RoleName[];
  take: RoleName[];
  nick?: string | null;
  found: string | null;
}

/** The longest nickname that Discord takes, in UTF-16 units. */
const nicknameLimit = 32;

/** `Ana · 120`, the name cut where it would be too long. */
export function nicknameOf(name: string, score: number): string {
  const shown = scoreTag(score);
  return `${cut(name, nicknameLimit - shown.length)}${shown}`;
}

/** How the account's owner is to look as the club stands, by what it has the server show. */
export function lookOf({ state, people, settings }: ClubView, account: string): Look {
  const person = people.byAccount(account);
  if (person?.account !== account) return { roles: [], nick: null };
  const { number, name } = person;
  const standing = standingAt(state, number);
  const member = standing?.member === true;
  const offices = officesHeld(state, number);
  const holds = (role: RoleName) => (role === 'member' ? member : offices.has(role));
  return {
    roles: settings.roles ? roleNames.filter(holds) : [],
    nick: settings.nicknames && member ? nicknameOf(name, standing.score) : null,
  };
}

/** Whether somebody wears nothing of the bot's. */
export const isPlain = ({ roles, nick }: Look): boolean => roles.length === 0 && nick === null;

/** The accounts that may look otherwise than they are to: everybody's where the server follows the club. */
export function accountsToKeep({ settings, people }: ClubView): string[] {
  const { roles, nicknames, worn } = settings;
  const known = roles || nicknames ? people.all().map(({ account }) => account) : [];
  return [...new Set([...known.filter((account) => account !== null), ...Object.keys(worn.found)])];
}

/**
 * What turns the look that Discord has into the one wanted. `kept` is the nickname found before the bot gave one, undefined
 * if it gave none. What is put back shows no old score, unless such a name is their `own`; the account's own goes first.
 */
export function changeOf(
  wanted: Look,
  there: Look,
  kept: string | null | undefined,
  own: readonly string[],
): Change {
  const isOurs = kept !== undefined && there.nick !== null && there.nick !== kept && isScored(there.nick);
  const before = isOurs ? kept : there.nick;
  const found = isOurs || wanted.nick !== null ? asItWas(before, own) : before;
  const nick = wanted.nick ?? found;
  return {
    give: wanted.roles.filter((role) => !there.roles.includes(role)),
    take: there.roles.filter((role) => !wanted.roles.includes(role)),
    ...(nick === there.nick ? {} : { nick }),
    found,
  };
}

/** A nickname before the bot added scores to it; none where it only repeats the account's own name then. */
function asItWas(nick: string | null, own: readonly string[]): string | null {
  if (nick === null) return null;
  const without = withoutScores(nick, own);
  return without !== nick && without === own[0] ? null : without;
}
