import type { GuildHandle } from '../playground/handles.ts';
import type { Playground } from '../playground/playground.ts';

export type User = ReturnType<Playground['createUser']>;

/** Everybody on the server, by their user name: how they are called, and what part they play. */
const parts = {
  teacher: ['Teacher', 'Member of staff, owner of the server'],
  morgan: ['Morgan', 'Chief Justice'],
  mia: ['Mia', 'Moderator'],
  max: ['Max', 'Moderator'],
  jo: ['Jo', 'Justice'],
  kim: ['Kim', 'Justice'],
  lee: ['Lee', 'Justice'],
  ana: ['Ana', 'Member'],
  bo: ['Bo', 'Member'],
  cy: ['Cy', 'Member'],
  dee: ['Dee', 'Member'],
  nia: ['Nia', 'A new student, not on the Leaderboard yet'],
  sam: ['Sam', 'A visitor, not a student here'],
} as const satisfies Record<string, readonly [displayName: string, note: string]>;

export type Name = keyof typeof parts;
export type Cast = Record<Name, User>;

/** The account of one of them. */
export function accountOf(playground: Playground, name: Name): User {
  const [displayName, note] = parts[name];
  return playground.createUser({ name, displayName, note });
}

/** Lets everybody but its owner, who is there, into the server. */
export function gather(playground: Playground, guild: GuildHandle, teacher: User): Cast {
  const enter = (name: Name): User => {
    const user = accountOf(playground, name);
    guild.join(user);
    return user;
  };
  return {
    teacher,
    morgan: enter('morgan'),
    mia: enter('mia'),
    max: enter('max'),
    jo: enter('jo'),
    kim: enter('kim'),
    lee: enter('lee'),
    ana: enter('ana'),
    bo: enter('bo'),
    cy: enter('cy'),
    dee: enter('dee'),
    nia: enter('nia'),
    sam: enter('sam'),
  };
}
