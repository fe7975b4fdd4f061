import type { Office, PersonNumber } from '../ledger/entries.ts';

/** What Discord's roles can show of somebody: that they are a Member, or an office. */
export const roleNames = ['member', 'moderator', 'justice', 'chief'] as const satisfies readonly (
  | 'member'
  | Office
)[];
export type RoleName = (typeof roleNames)[number];

/** What the bot gave people to wear on the server, so that it can be taken back. */
export interface Worn {
  /** The ids of the bot's roles. */
  roles: Partial<Record<RoleName, string>>;
  /** Whoever wears a role or a nickname of the bot's, by account, with the nickname they had before. */
  found: Record<string, string | null>;
  /** What the club was told that the bot may not change: the accounts of people, and the permissions it lacks. */
  barred: string[];
  /** How often the club has asked for it: what was barred before is tried anew. */
  asked: number;
}

export const nothingWorn: Worn = { roles: {}, found: {}, barred: [], asked: 0 };

/** What `/setup` is asked for, each null when it stays as it is. */
export interface WornWishes {
  roles: boolean | null;
  nicknames: boolean | null;
}

/** What the bot may not change: all roles, all nicknames, or those of some people. */
export interface Barred {
  roles: boolean;
  nicknames: boolean;
  people: PersonNumber[];
}
