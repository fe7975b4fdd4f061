import type { Actor, Named, Person } from '../people.ts';
import type { ClubView } from '../ports.ts';
import type { Result } from '../result.ts';
import { whichPerson } from '../who.ts';

/** Whom a question is about: the person named, or the asker. Not understood for one whom the club does not know. */
export const personAsked = (view: ClubView, actor: Actor, named: Named | null): Result<Person> =>
  whichPerson(view, named ?? { account: actor.account, name: actor.name, bot: false });
