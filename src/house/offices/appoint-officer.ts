import type { Office } from '../../../terms/administration/authority.ts';
import type { HouseOutcome } from '../outcomes.ts';
import {
  type Actor,
  enrol,
  isStaff,
  type Named,
  needsChief,
  officesOf,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, unlessRefused } from '../result.ts';
import { giveOffice, passChiefOn } from './office-changes.ts';

export interface OfficeInput {
  member: Named;
  office: Office;
}

/** Act III.2: the Chief Justice gives an office, or the member of staff that of Chief Justice. Refused if already held. */
export function appointOfficer(work: UnitOfWork, actor: Actor, input: OfficeInput): Result<HouseOutcome> {
  const appointed = mayAppointOfficer(work, actor, input);
  if (!appointed.ok) return appointed;
  const { office } = input;
  const by = enrol(work, whoActs(work, actor));
  const person = enrol(work, appointed.value);
  if (office === 'chief') passChiefOn(work, person, by);
  else giveOffice(work, person, office, by);
  return done({ kind: 'office-given', person, office });
}

/** Whom an appointment would be of, or why it cannot be made. Changes nothing. */
export function mayAppointOfficer(view: ClubView, actor: Actor, input: OfficeInput): Result<Somebody> {
  const authority = authorityOver(view, actor, input.office);
  const found = unlessRefused(authority, whoIsNamed(view, input.member));
  return found.ok ? unlessRefused(mayHold(view, found.value, input.office), found) : found;
}

/** Only with an account can a Chief Justice do what only they may do. */
function mayHold(view: ClubView, somebody: Somebody, office: Office): Refusal[] {
  const { number: person, account } = somebody;
  if (person === null) return [];
  if (officesOf(view, somebody).has(office))
    return [{ code: 'office-held', person, office, acts: ['III.2'] }];
  if (office !== 'chief' || account !== null) return [];
  return [{ code: 'has-no-account', person, acts: ['III.2'] }];
}

function authorityOver(view: ClubView, actor: Actor, office: Office): Refusal[] {
  const refusals = needsChief(view, actor);
  if (office !== 'chief' || refusals.length === 0) return refusals;
  return isStaff(view, actor) ? [] : [{ code: 'chief-passes-by-holder', acts: ['III.2'] }];
}
