import { randomBytes } from 'node:crypto';
import type { User } from './state.ts';
import type { World } from './world.ts';

/** An account to be made. */
export interface UserPlan {
  name: string;
  displayName?: string;
  bot?: boolean;
  /** What the list of people says of them, such as what part they play. */
  note?: string;
}

/** Makes an account. */
export function addUser(world: World, plan: UserPlan): User {
  const user: User = {
    id: world.nextId(),
    username: plan.name,
    displayName: plan.displayName ?? null,
    bot: plan.bot ?? false,
    dmsClosed: false,
    note: plan.note ?? null,
  };
  world.users.set(user.id, user);
  return user;
}

/** A new token for this bot. */
export const tokenFor = (botId: string): string =>
  [Buffer.from(botId), randomBytes(4), randomBytes(28)].map((part) => part.toString('base64url')).join('.');

/** Characters of a user name at most, with room for a number that tells it from others. */
const LONGEST = 28;

/** A user name made of this display name that nobody has yet. */
export function freeName(world: World, displayName: string): string {
  const plain = displayName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  const name = plain.slice(0, LONGEST) || 'visitor';
  const taken = new Set([...world.users.values()].map(({ username }) => username));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
