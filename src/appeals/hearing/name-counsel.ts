import type { Stage } from '../../../terms/court/stages.ts';
import { type Actor, enrol, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { courtOf, type Ledger, partiesOf } from '../court.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellInHearing } from '../tell.ts';
import { takesPart } from './roles.ts';

/** While something is still to be said in the case. */
const stages: readonly Stage[] = ['filed', 'granted', 'hearing', 'asked', 'sitting'];

export interface PersonInCase {
  case: string;
  member: Named;
}

/** Act III.3: a party says who speaks for them. Refused to others, and for the Court, parties and the other’s counsel. */
export function nameCounsel(work: UnitOfWork, actor: Actor, input: PersonInCase): Result<HearingOutcome> {
  const part = takesPart(work, actor, input.case, { stages, may: ['party'], act: 'III.3' });
  const read = allOf(part, whoIsNamed(work, input.member));
  if (!read.ok) return read;
  const [{ appeal, by: party }, named] = read.value;
  const refusals = mayNotSpeak(work, appeal, named, party);
  if (refusals.length > 0) return refused(...refusals);
  if (appeal.counsel.some((each) => each.party === party && each.person === named.number))
    return notUnderstood({ problem: 'nothing-to-change' });
  const person = enrol(work, named);
  const body = { type: 'counsel-named', case: appeal.number, person, party } as const;
  const entry = work.append(body, { by: party, acts: ['III.3'] });
  tellInHearing(work, { case: appeal.number, entry, people: [person] });
  return done({ kind: 'counsel-named', case: appeal.number, person });
}

function mayNotSpeak(view: Ledger, appeal: Case, { number, name }: Somebody, party: PersonNumber): Refusal[] {
  const about = { case: appeal.number, name, acts: ['III.3.5'] } as const;
  if (number === null) return [];
  if (partiesOf(appeal).includes(number)) return [{ code: 'is-a-party', ...about }];
  if (courtOf(view).includes(number)) return [{ code: 'of-the-court', ...about }];
  const speaksForOther = appeal.counsel.some((each) => each.person === number && each.party !== party);
  return speaksForOther ? [{ code: 'speaks-for-other', ...about }] : [];
}
