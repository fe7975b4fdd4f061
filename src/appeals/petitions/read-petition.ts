import { type Actor, isStaff, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';
import { courtOf, partiesOf } from '../court.ts';
import { findCase } from '../find-case.ts';

/** The case whose petition somebody may read: its parties, their counsel, the Court and the staff (Act 0.14); else why not. */
export function readPetition(view: ClubView, actor: Actor, text: string): Result<Case> {
  const found = findCase(view, text);
  if (!found.ok) return found;
  const known = found.value;
  const { number } = whoActs(view, actor);
  const counsel = known.counsel.map(({ person }) => person);
  const readers = [...partiesOf(known), ...counsel, ...courtOf(view)];
  if (isStaff(view, actor) || (number !== null && readers.includes(number))) return done(known);
  return refused({ code: 'party-only', case: known.number, acts: ['III.3'] });
}
