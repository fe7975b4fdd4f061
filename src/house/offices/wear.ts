import type { UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';
import type { RoleName, Worn, WornWishes } from '../worn.ts';

/** Has the server follow the club, or follow it no longer; what was barred is tried again, and told again. */
export function recordWorn(work: UnitOfWork, { roles, nicknames }: WornWishes): void {
  if (roles === null && nicknames === null) return;
  const { worn } = work.settings;
  work.saveSettings({
    roles: roles ?? work.settings.roles,
    nicknames: nicknames ?? work.settings.nicknames,
    worn: { ...worn, barred: [], asked: worn.asked + 1 },
  });
}

function keep(work: UnitOfWork, changes: Partial<Worn>): Result<null> {
  work.saveSettings({ worn: { ...work.settings.worn, ...changes } });
  return done(null);
}

/** Keeps which role of the server is the bot's. */
export const keepRole = (work: UnitOfWork, name: RoleName, id: string): Result<null> =>
  keep(work, { roles: { ...work.settings.worn.roles, [name]: id } });

/** Keeps the nickname that somebody had before the bot gave them anything to wear. */
export const keepFound = (work: UnitOfWork, account: string, nick: string | null): Result<null> =>
  keep(work, { found: { ...work.settings.worn.found, [account]: nick } });

/** Forgets somebody who wears nothing of the bot's any more. */
export function forgetFound(work: UnitOfWork, account: string): Result<null> {
  const { worn } = work.settings;
  const { [account]: _, ...found } = worn.found;
  return keep(work, { found, barred: worn.barred.filter((each) => each !== account) });
}

/** Tells the club once what the bot may not change. What was barred when it had `asked` less often is tried again. */
export function noteWearingBarred(work: UnitOfWork, barred: readonly string[], asked: number): Result<null> {
  const { worn } = work.settings;
  if (worn.asked !== asked) return done(null);
  const news = barred.filter((each) => !worn.barred.includes(each));
  if (news.length > 0) {
    const people = news.flatMap((account) => work.people.byAccount(account)?.number ?? []);
    const [roles, nicknames] = [news.includes('roles'), news.includes('nicknames')];
    work.saveSettings({ worn: { ...worn, barred: [...worn.barred, ...news] } });
    work.announce({ kind: 'wearing-barred', roles, nicknames, people }, { to: 'discussion' });
  }
  return done(null);
}
