import { isStaff } from '../../club/authority.ts';
import type { Actor } from '../../club/people.ts';
import type { ClubView, UnitOfWork } from '../../club/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../club/result.ts';
import { enrol, whoActs } from '../../club/who.ts';
import type { Case, Exhibit } from '../../ledger/cases.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/entries.ts';
import { benchOf, courtOf, partiesOf } from '../court.ts';
import { allExhibits } from './file-exhibit.ts';
import type { HearingOutcome } from './outcomes.ts';

/**
 * Somebody looks at an exhibit: one that is sealed, only those who hear the case, and the staff (Act 0.14); any other,
 * the parties and whoever speaks for them, and all of the Court. Each look at a sealed one is logged, and each by the
 * staff. Refused to everybody else.
 */
export function viewExhibit(
  work: UnitOfWork,
  actor: Actor,
  input: { case: CaseNumber; exhibit: number },
): Result<HearingOutcome> {
  const known = work.state.cases[input.case];
  const exhibit = known?.exhibits[input.exhibit];
  if (known === undefined || exhibit === undefined)
    return notUnderstood({ problem: 'no-such-exhibit', text: String(input.exhibit) });
  const staff = isStaff(work, actor);
  const person = whoActs(work, actor).number;
  if (!staff && !mayLookAt(work, known, exhibit, person))
    return refused({
      code: 'exhibit-not-for-you',
      case: known.number,
      exhibit: exhibit.number,
      sealed: exhibit.sealed,
      acts: exhibit.sealed ? ['III.3', '0.14'] : ['III.3'],
    });
  if (exhibit.sealed || staff) log(work, actor, input);
  return done({ kind: 'exhibit-viewed', case: known.number, exhibit: exhibit.number });
}

function log(
  work: UnitOfWork,
  actor: Actor,
  { case: number, exhibit }: { case: CaseNumber; exhibit: number },
): void {
  const person = enrol(work, whoActs(work, actor));
  const acts = isStaff(work, actor) ? (['0.14'] as const) : (['III.3'] as const);
  work.append({ type: 'exhibit-viewed', case: number, exhibit, person }, { by: person, acts });
}

/** The exhibits of a case that somebody may look at, in order; none that were erased. */
export function exhibitsFor(view: ClubView, known: Case, person: PersonNumber | null): Exhibit[] {
  const staff = person !== null && person === view.settings.staff;
  return allExhibits(known).filter(
    (exhibit) => !exhibit.erased && (staff || mayLookAt(view, known, exhibit, person)),
  );
}

function mayLookAt(
  view: Pick<ClubView, 'state'>,
  known: Case,
  { sealed }: Exhibit,
  person: PersonNumber | null,
): boolean {
  if (person === null) return false;
  const court = courtOf(view);
  if (sealed) return court.includes(person) && benchOf(view, known).includes(person);
  const counsel = known.counsel.map((each) => each.person);
  return [...partiesOf(known), ...counsel, ...court].includes(person);
}
