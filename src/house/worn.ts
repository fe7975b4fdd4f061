import type { Office } from '../../terms/administration/authority.ts';

/** What Discord's roles can show of somebody: that they are a Member, or an office. */
export const roleNames = ['member', 'moderator', 'justice', 'chief'] as const satisfies readonly (
  | 'member'
  | Office
)[];
export type RoleName = (typeof roleNames)[number];

/** What the bot gave people to wear on the server, so that it can be taken back. */
export interface Worn {
  roles: Partial<Record<RoleName, string>>;
  /** Who wears a role or a nickname of the bot's, by account, with the nickname they had before. */
  found: Record<string, string | null>;
  /** What the club was told that the bot may not change: the accounts of people, and the permissions it lacks. */
  barred: string[];
  /** How often the club has asked for it: what was barred before is tried again. */
  asked: number;
}

export const nothingWorn: Worn = { roles: {}, found: {}, barred: [], asked: 0 };

/** What `/setup` is asked for, each null when it stays as it is. */
export interface WornWishes {
  roles: boolean | null;
  nicknames: boolean | null;
}

/** What the bot adds to a nickname: `Ana` is `Ana · 120` on the server. */
export const scoreTag = (score: number): string => ` · ${score}`;

const oneTag = / · -?\d+$/;
/** What is left of a score where a name that had one already was cut short to take another. */
const brokenTag = / (·( -?\d*)?)? ?$/;

/** Whether a name ends as the bot writes a score. */
export const isScored = (name: string): boolean => oneTag.test(name);

/**
 * A name without the scores that the bot added. Names of their `own` stay, such as `Route · 66`; one of them that the
 * bot cut short is whole again.
 */
export function withoutScores(name: string, own: readonly string[] = []): string {
  if (own.includes(name) || !isScored(name)) return name;
  const before = name.replace(oneTag, '');
  return before.endsWith('…') && !own.includes(before)
    ? uncut(before.slice(0, -1), own)
    : withoutScores(before, own);
}

function uncut(start: string, own: readonly string[]): string {
  const whole = own.find((name) => name.startsWith(start));
  if (whole !== undefined) return whole;
  const before = start.replace(brokenTag, '');
  return before.endsWith('…') ? uncut(before.slice(0, -1), own) : withoutScores(before, own);
}
