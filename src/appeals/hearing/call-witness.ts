import { type Actor, enrol, type Somebody, whoIsNamed } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';
import { partiesOf, votersOf } from '../court.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellInHearing } from '../tell.ts';
import type { PersonInCase } from './name-counsel.ts';
import { heardStages, hearingRoles, takesPart } from './roles.ts';

/**
 * Act III.3: a party, their counsel, or those who hear the case call a witness; witnesses are heard in that order.
 * Refused outside the hearing, and for a party or somebody who hears the case.
 */
export function callWitness(work: UnitOfWork, actor: Actor, input: PersonInCase): Result<HearingOutcome> {
  const step = { stages: heardStages, may: hearingRoles, act: 'III.3' } as const;
  const read = allOf(takesPart(work, actor, input.case, step), whoIsNamed(work, input.member));
  if (!read.ok) return read;
  const [{ known, by }, named] = read.value;
  const refusals = mayNotBeCalled(work, known, named);
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, named);
  const entry = work.append({ type: 'witness-called', case: known.number, person }, { by, acts: ['III.3'] });
  tellInHearing(work, { case: known.number, entry, people: [person] });
  return done({ kind: 'witness-called', case: known.number, person });
}

function mayNotBeCalled(view: ClubView, known: Case, { number, name }: Somebody): Refusal[] {
  const about = { case: known.number, name } as const;
  if (number === null) return [];
  if (known.witnesses.includes(number)) return [{ code: 'called-already', ...about, acts: ['III.3'] }];
  if (partiesOf(known).includes(number)) return [{ code: 'is-a-party', ...about, acts: ['III.3'] }];
  return votersOf(view, known).includes(number)
    ? [{ code: 'hears-the-case', ...about, acts: ['III.3.5'] }]
    : [];
}
