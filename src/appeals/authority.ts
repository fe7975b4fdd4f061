import type { Act } from '../../terms/register.ts';
import { type Actor, officesOfActor } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import type { Refusal } from '../house/result.ts';

/** Act III.3.2: none, or the refusal for somebody who is not of the Court; the Act is what they would act by. */
export function needsCourt(view: ClubView, actor: Actor, act: Act): Refusal[] {
  const held = officesOfActor(view, actor);
  if (held.has('justice') || held.has('chief')) return [];
  return [{ code: 'needs-office', offices: ['justice', 'chief'], acts: [act] }];
}

/** None, or the refusal for somebody who is not the Chief Justice; the Act is what they would act by. */
export const needsChiefJustice = (view: ClubView, actor: Actor, act: Act): Refusal[] =>
  officesOfActor(view, actor).has('chief') ? [] : [{ code: 'needs-office', offices: ['chief'], acts: [act] }];
