import { holders } from '../../ledger/views.ts';
import { isStaff, officesOfActor } from '../authority.ts';
import type { Actor } from '../people.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import type { Somebody } from '../who.ts';

const mayPassOn = (view: ClubView, actor: Actor): boolean =>
  officesOfActor(view, actor).has('chief') || isStaff(view, actor);

/** Act III.2: anybody while there is no Chief Justice; then the office passes only by its holder or the staff. */
export function mayNameChief(view: ClubView, actor: Actor, chief: Somebody | null): Refusal[] {
  const [holder] = holders(view.state, 'chief');
  const stays = chief === null || holder === undefined || chief.number === holder;
  return stays || mayPassOn(view, actor) ? [] : [{ code: 'chief-passes-by-holder', acts: ['III.2'] }];
}

/**
 * Acts 0.14 and III.6: anybody who sets up the club while no member of staff is named; then only that member of
 * staff or the Chief Justice names another, so that nobody puts themselves above the Court.
 */
export function mayNameStaff(view: ClubView, actor: Actor, staff: Somebody | null): Refusal[] {
  const current = view.settings.staff;
  const stays = staff === null || current === null || staff.number === current;
  return stays || mayPassOn(view, actor) ? [] : [{ code: 'staff-passes-by-holder', acts: ['0.14', 'III.6'] }];
}
