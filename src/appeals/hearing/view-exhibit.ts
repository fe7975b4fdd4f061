import type { Act } from '../../../terms/register.ts';
import { type Actor, enrol, isStaff, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { secrecyOf } from '../book/exhibit-views.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { readersOf, secrecyActs } from './exhibit-access.ts';
import { allExhibits } from './find-exhibit.ts';

/**
 * Somebody looks at an exhibit: one that is sealed, only those who hear the case, and the staff (Act 0.14); raw evidence
 * of an online game, the Chief Justice, and those who hear the case once they ordered so (Act I.9.9); a redacted copy,
 * they, and all Moderators and Justices once it is released (Act I.9.5); any other, the parties and whoever speaks for
 * them, and all of the Court. Each look at one that is not open is logged, and each by the staff. Refused to everybody
 * else.
 */
export function viewExhibit(
  work: UnitOfWork,
  actor: Actor,
  input: { case: CaseNumber; exhibit: number },
): Result<HearingOutcome> {
  const known = work.state.cases[input.case];
  const exhibit = known?.exhibits[input.exhibit];
  if (known === undefined || exhibit === undefined)
    return notUnderstood({ problem: 'no-such-exhibit', text: String(input.exhibit || '') });
  const staff = isStaff(work, actor);
  const person = whoActs(work, actor).number;
  if (!staff && !mayLookAt(work, known, exhibit, person))
    return refused({
      code: 'exhibit-not-for-you',
      case: known.number,
      exhibit: exhibit.number,
      secrecy: secrecyOf(exhibit),
      acts: [...secrecyActs[secrecyOf(exhibit)]],
    });
  if (exhibit.sealed || staff) log(work, actor, known, exhibit);
  return done({ kind: 'exhibit-viewed', case: known.number, exhibit: exhibit.number });
}

function log(work: UnitOfWork, actor: Actor, { number }: Case, exhibit: Exhibit): void {
  const person = enrol(work, whoActs(work, actor));
  const acts = isStaff(work, actor) ? (['0.14'] as const) : ([actOfLook(exhibit)] as const);
  const body = { type: 'exhibit-viewed', case: number, exhibit: exhibit.number, person } as const;
  work.append(body, { by: person, acts });
}

const actOfLook = ({ raw, redacts }: Exhibit): Act => (raw || redacts !== null ? 'I.9.5' : 'III.3');

/** The exhibits of a case that somebody may look at, in order; none that were erased. */
export function exhibitsFor(view: ClubView, known: Case, person: PersonNumber | null): Exhibit[] {
  const staff = person !== null && person === view.settings.staff;
  return allExhibits(known).filter(
    (exhibit) => !exhibit.erased && (staff || mayLookAt(view, known, exhibit, person)),
  );
}

const mayLookAt = (
  view: Pick<ClubView, 'state'>,
  known: Case,
  exhibit: Exhibit,
  person: PersonNumber | null,
): boolean => person !== null && readersOf(view, known, exhibit).includes(person);
