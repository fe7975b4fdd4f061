import type { APIMessage, APIUser } from 'discord-api-types/v10';
import type { GuildSeen } from '../people/protocol.ts';

/** Colours of pictures, each light enough for a dark letter. */
const colours = ['#f0b232', '#7fc8f8', '#7ee0a3', '#f7a1c4', '#c9b6ff', '#ffa98f', '#9be3dc', '#d7e27c'];

/** The place among the colours that stands for somebody, always the same. */
const placeOf = (id: string): number =>
  [...id].reduce((total, digit) => (total * 31 + (digit.codePointAt(0) ?? 0)) % 9_973, 7) % colours.length;

/** The colour of somebody's name, readable on a light ground and on a dark one. */
export const colourOf = (id: string): string => `var(--name-${placeOf(id)})`;

/** A picture that stands for somebody: their first letter on their colour, as an address. */
export function avatarOf(id: string, name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '•';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colours[placeOf(id)]}"/><text x="20" y="27" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="#1e1f22">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** The name by which the server knows somebody; strangers go by their own. */
export function nameOf({ members }: GuildSeen, user: APIUser): string {
  return nameWith({ members }, user.id) ?? user.global_name ?? user.username;
}

/** The name of a member; undefined for a stranger. */
export const nameWith = ({ members }: Pick<GuildSeen, 'members'>, id: string): string | undefined =>
  members.find((member) => member.id === id)?.displayName;

/** The name over a message. */
export const authorOf = (guild: GuildSeen, { author }: APIMessage): string => nameOf(guild, author);
