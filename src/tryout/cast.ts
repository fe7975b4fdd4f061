import type { GuildHandle, Playground } from '../../packages/playground/src/index.ts';

export type User = ReturnType<Playground['createUser']>;

/**
 * Everybody on the server, by their user name: how they are called, and what part they play. Visitors are the first
 * of them to begin with.
 */
const parts = {
  ana: ['Ana', 'Member'],
  bo: ['Bo', 'Member'],
  cy: ['Cy', 'Member'],
  dee: ['Dee', 'Member'],
  nia: ['Nia', 'New student'],
  mia: ['Mia', 'Moderator'],
  max: ['Max', 'Moderator'],
  jo: ['Jo', 'Justice'],
  kim: ['Kim', 'Justice'],
  lee: ['Lee', 'Justice'],
  morgan: ['Morgan', 'Chief Justice'],
  teacher: ['Teacher', 'Member of staff, owner of the server'],
  sam: ['Sam', 'Visitor, not a student here'],
  ivy: ['Ivy', 'Plays Austria by herself'],
  raj: ['Raj', 'Plays Russia by himself'],
  tom: ['Tom', 'Plays Turkey by himself'],
} as const satisfies Record<string, readonly [displayName: string, note: string]>;

export type Name = keyof typeof parts;
export type Cast = Record<Name, User>;

/** The accounts of all of them. */
export function castOf(playground: Playground): Cast {
  const account = (name: Name): User => {
    const [displayName, note] = parts[name];
    return playground.createUser({ name, displayName, note });
  };
  return {
    ana: account('ana'),
    bo: account('bo'),
    cy: account('cy'),
    dee: account('dee'),
    nia: account('nia'),
    mia: account('mia'),
    max: account('max'),
    jo: account('jo'),
    kim: account('kim'),
    lee: account('lee'),
    morgan: account('morgan'),
    teacher: account('teacher'),
    sam: account('sam'),
    ivy: account('ivy'),
    raj: account('raj'),
    tom: account('tom'),
  };
}

/** Lets everybody but its owner, who is there, into the server. */
export function gather(guild: GuildHandle, { teacher: _, ...others }: Cast): void {
  for (const user of Object.values(others)) guild.join(user);
}
