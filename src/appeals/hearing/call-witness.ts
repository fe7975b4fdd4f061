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
 * Act III.3: a party, their counsel, or those who hear the case call a witness; witnesses are heard in that order. Refused
 * to others, outside the hearing, and for a party or somebody who hears the case.
 */
export function callWitness(work: UnitOfWork, actor: Actor, input: PersonInCase): Result<HearingOutcome> {
  const step = { stages: heardStages, may: hearingRoles, act: 'III.3' } as const;
  const read = allOf(takesPart(work, actor, input.case, step), whoIsNamed(work, input.member));
  if (!read.ok) return read;
  const [{ appeal, by }, named] = read.value;
  const refusals = mayNotBeCalled(work, appeal, named);
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, named);
  const entry = work.append({ type: 'witness-called', case: appeal.number, person }, { by, acts: ['III.3'] });
  tellInHearing(work, { case: appeal.number, entry, people: [person] });
  return done({ kind: 'witness-called', case: appeal.number, person });
}

function mayNotBeCalled(view: ClubView, appeal: Case, { number, name }: Somebody): Refusal[] {
  const about = { case: appeal.number, name } as const;
  if (number === null) return [];
  if (appeal.witnesses.includes(number)) return [{ code: 'called-already', ...about, acts: ['III.3'] }];
  if (partiesOf(appeal).includes(number)) return [{ code: 'is-a-party', ...about, acts: ['III.3'] }];
  return votersOf(view, appeal).includes(number)
    ? [{ code: 'hears-the-case', ...about, acts: ['III.3.5'] }]
    : [];
}
