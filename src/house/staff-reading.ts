import { mayModerate } from '../../terms/administration/authority.ts';
import { mayRead } from '../../terms/jurisdiction/staff.ts';
import type { BodyOf } from '../rule-books.ts';
import { type Actor, enrol, isStaff, officesOfActor, whoActs } from './people.ts';
import type { ClubView, UnitOfWork } from './ports.ts';
import { done, type Result } from './result.ts';

/** What was read; `of` is the number of a case, null for a list. */
export type Papers = Omit<BodyOf<'papers-read'>, 'type'>;

/** Act 0.14: what has to be logged where somebody reads it: null where its own rule lets them, as no member of staff. */
export const loggedOf = (
  view: ClubView,
  actor: Actor,
  { byRule, ...papers }: Papers & { byRule: boolean },
): Papers | null => (mayRead({ byRule, isStaff: isStaff(view, actor) }).logged ? papers : null);

/** Of a list that is for Moderators and Justices. */
export const loggedOfList = (view: ClubView, actor: Actor, papers: 'bans' | 'monitors' | 'penalties') =>
  loggedOf(view, actor, { papers, of: null, byRule: mayModerate(officesOfActor(view, actor)) });

/** Act 0.14: logs that the member of staff reads it. */
export function logReading(work: UnitOfWork, actor: Actor, papers: Papers): Result<null> {
  const by = enrol(work, whoActs(work, actor));
  work.append({ type: 'papers-read', ...papers }, { by, acts: ['0.14'] });
  return done(null);
}
