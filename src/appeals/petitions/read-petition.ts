import { type Actor, isStaff, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';
import { isInside } from '../court.ts';
import { caseFor } from '../find-case.ts';

/** The case whose petition somebody may read: its parties, their counsel, the Court and the staff (Act 0.14); else why not. */
export const readPetition = (view: ClubView, actor: Actor, text: string): Result<Case> =>
  caseFor(view, text, (appeal) =>
    isStaff(view, actor) || isInside(view, appeal, whoActs(view, actor).number)
      ? []
      : [{ code: 'party-only', case: appeal.number, acts: ['III.3'] }],
  );
