import type { Act } from '../../../terms/register.ts';
import { holders } from '../../house/book/offices.ts';
import { type Actor, enrol, isStaff, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { type Secrecy, secrecyOf } from '../book/exhibit-views.ts';
import { benchOf, courtOf, type Ledger, sidesOf } from '../court.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { allExhibits } from './exhibits.ts';

/**
 * Shows somebody an exhibit that they may look at, as `readersOf` says; the staff any (Act 0.14). Each look at one that is
 * not open is logged, and each by the staff (Acts I.9.5 and I.9.9). Refused to others.
 */
export function viewExhibit(
  work: UnitOfWork,
  actor: Actor,
  input: { case: CaseNumber; exhibit: number },
): Result<HearingOutcome> {
  const appeal = work.state.cases[input.case];
  const exhibit = appeal?.exhibits[input.exhibit];
  if (appeal === undefined || exhibit === undefined)
    return notUnderstood({ problem: 'no-such-exhibit', text: String(input.exhibit || '') });
  const staff = isStaff(work, actor);
  const secrecy = secrecyOf(exhibit);
  const place = { case: appeal.number, exhibit: exhibit.number };
  if (!staff && !mayLookAt(work, appeal, exhibit, whoActs(work, actor).number))
    return refused({ code: 'exhibit-not-for-you', ...place, secrecy, acts: secrecyActs[secrecy] });
  if (exhibit.sealed || staff) log(work, actor, appeal, exhibit);
  return done({ kind: 'exhibit-viewed', ...place });
}

function log(work: UnitOfWork, actor: Actor, { number }: Case, exhibit: Exhibit): void {
  const person = enrol(work, whoActs(work, actor));
  const acts = [isStaff(work, actor) ? '0.14' : actOfLook(exhibit)] as const;
  const body = { type: 'exhibit-viewed', case: number, exhibit: exhibit.number, person } as const;
  work.append(body, { by: person, acts });
}

const actOfLook = ({ raw, redacts }: Exhibit): Act => (raw || redacts !== null ? 'I.9.5' : 'III.3');

/** The exhibits of a case that somebody may look at, in order; none that were erased. */
export function exhibitsFor(view: ClubView, appeal: Case, person: PersonNumber | null): Exhibit[] {
  const staff = person !== null && person === view.settings.staff;
  return allExhibits(appeal).filter(
    (exhibit) => !exhibit.erased && (staff || mayLookAt(view, appeal, exhibit, person)),
  );
}

const mayLookAt = (view: Ledger, appeal: Case, exhibit: Exhibit, person: PersonNumber | null): boolean =>
  person !== null && readersOf(view, appeal, exhibit).includes(person);

/** By what an exhibit is closed to others. */
const secrecyActs: Readonly<Record<Secrecy, readonly Act[]>> = {
  open: ['III.3'],
  sealed: ['III.3', '0.14'],
  raw: ['I.9.5', 'I.9.9'],
  redacted: ['I.9.5', 'I.9.8'],
};

/** Who may look at an exhibit as its case stands, by number; the staff may besides (Act 0.14). */
function readersOf({ state }: Ledger, appeal: Case, exhibit: Exhibit): PersonNumber[] {
  const court = courtOf({ state });
  const bench = benchOf({ state }, appeal).filter((person) => court.includes(person));
  const chief = holders(state, 'chief');
  const secrecy = secrecyOf(exhibit);
  switch (secrecy) {
    case 'open':
      return [...sidesOf(appeal), ...court];
    case 'sealed':
      return bench;
    // Act I.9.9: those who hear the case only once most of them ordered so.
    case 'raw':
      return appeal.rawOrdered ? [...chief, ...bench] : chief;
    // Act I.9.8: those who hear the case without a release.
    case 'redacted':
      return exhibit.released ? [...court, ...holders(state, 'moderator')] : [...chief, ...bench];
    default:
      return secrecy satisfies never;
  }
}
