import type { Actor, Named } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { type Somebody, whoActs, whoIsNamed } from '../../house/who.ts';

/** Whom a question is about: the person named, or the asker. They need not be known to the club yet. */
export const personAsked = (view: ClubView, actor: Actor, named: Named | null): Result<Somebody> =>
  named === null ? done(whoActs(view, actor)) : whoIsNamed(view, named);
