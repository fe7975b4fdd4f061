import { mayAppoint, mayModerate, type Office } from '../../terms/administration/authority.ts';
import type { Actor } from './people.ts';
import type { ClubView } from './ports.ts';
import type { Refusal } from './refusals.ts';
import { officesOf, whoActs } from './who.ts';

/** The offices of whoever gives the command. */
export const officesOfActor = (view: ClubView, actor: Actor): ReadonlySet<Office> =>
  officesOf(view, whoActs(view, actor));

/** Acts III.2 and III.3.4: none, or the refusal for somebody without a Moderator's power. */
export const needsModerator = (view: ClubView, actor: Actor): Refusal[] =>
  mayModerate(officesOfActor(view, actor))
    ? []
    : [{ code: 'needs-office', offices: ['moderator', 'justice'], acts: ['III.2', 'III.3.4'] }];

/** Act III.2: none, or the refusal for somebody who is not the Chief Justice. */
export const needsChief = (view: ClubView, actor: Actor): Refusal[] =>
  mayAppoint(officesOfActor(view, actor))
    ? []
    : [{ code: 'needs-office', offices: ['chief'], acts: ['III.2'] }];

/** Acts 0.14 and III.6: whether that is the member of staff who watches over the club. */
export function isStaff(view: ClubView, actor: Actor): boolean {
  const { number } = whoActs(view, actor);
  return number !== null && number === view.settings.staff;
}
