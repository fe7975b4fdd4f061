import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, needsChief, officesOf, whichPerson, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result, refused, unlessRefused } from '../result.ts';
import type { OfficeInput } from './appoint-officer.ts';
import { takeOffice } from './office-changes.ts';

/** Act III.2: the Chief Justice takes an office away. Their own can only be passed on. */
export function dismissOfficer(work: UnitOfWork, actor: Actor, input: OfficeInput): Result<HouseOutcome> {
  const found = unlessRefused(needsChief(work, actor), whichPerson(work, input.member));
  if (!found.ok) return found;
  const { number: person } = found.value;
  const { office } = input;
  if (office === 'chief') return refused({ code: 'chief-passes-by-holder', acts: ['III.2'] });
  if (!officesOf(work, found.value).has(office))
    return refused({ code: 'office-not-held', person, office, acts: ['III.2'] });
  takeOffice(work, person, office, enrol(work, whoActs(work, actor)));
  return done({ kind: 'office-taken', person, office });
}
