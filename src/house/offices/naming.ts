import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { holders } from '../book/offices.ts';
import { askedAlready, lacksJustice } from '../consent/consents.ts';
import { type Actor, isStaff, officesOf, officesOfActor, type Somebody } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { Refusal } from '../result.ts';

const mayPassOn = (view: ClubView, actor: Actor): boolean =>
  officesOfActor(view, actor).has('chief') || isStaff(view, actor);

/** Act III.2: anybody while there is no Chief Justice; then the office passes only by its holder or the staff. */
export function mayNameChief(view: ClubView, actor: Actor, chief: Somebody | null): Refusal[] {
  const [holder] = holders(view.state, 'chief');
  const stays = chief === null || holder === undefined || chief.number === holder;
  return stays || mayPassOn(view, actor) ? [] : [{ code: 'chief-passes-by-holder', acts: ['III.2'] }];
}

/**
 * Acts 0.14 and III.6: only the member of staff and the Chief Justice name another. Refused too if an officer has to
 * agree and there is none, or one was asked already.
 */
export function mayNameStaff(view: ClubView, actor: Actor, staff: Somebody | null, now: Instant): Refusal[] {
  const current = view.settings.staff;
  if (staff === null || (current !== null && staff.number === current)) return [];
  if (current !== null && !mayPassOn(view, actor))
    return [{ code: 'staff-passes-by-holder', acts: ['0.14', 'III.6'] }];
  if (!staffTakesConsent(view, actor, staff)) return [];
  const own = holdsChief(view, staff) ? lacksJustice(view, [staff.number]) : [];
  if (own.length > 0 || staff.number === null) return own;
  return askedAlready(view, { person: staff.number, matter: { kind: 'staff' } }, now);
}

/**
 * Acts III.6 and III.3.5: whether another officer has to agree first: the Chief Justice, unless they or the member of
 * staff name somebody; another Justice if it is to be the Chief Justice.
 */
export function staffTakesConsent(view: ClubView, actor: Actor, staff: Somebody): boolean {
  if (holders(view.state, 'chief').length === 0 || isStaff(view, actor)) return false;
  return holdsChief(view, staff) || !officesOfActor(view, actor).has('chief');
}

const holdsChief = (view: ClubView, staff: Somebody): boolean => officesOf(view, staff).has('chief');

/** Acts 0.14 and III.6: makes somebody the member of staff, and has it announced; `consent` is who agreed to it. */
export function nameStaff(
  work: UnitOfWork,
  person: PersonNumber,
  by: PersonNumber | null,
  consent: PersonNumber | null,
): void {
  const before = work.settings.staff;
  work.saveSettings({ staff: person });
  work.append({ type: 'staff-named', person }, { by, acts: ['III.6'] });
  work.announce({ kind: 'staff-named', person, by, consent, before }, { to: 'discussion' });
}
