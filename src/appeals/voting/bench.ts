import { isBeforeAll } from '../../../terms/court/stages.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { courtOf } from '../court.ts';

/** Who votes on the case: those of its panel who still are of the Court, or the whole Court as it is today. */
export function votersOf(view: Pick<ClubView, 'state'>, known: Case): PersonNumber[] {
  const court = courtOf(view);
  return isBeforeAll(known.stage) ? court : known.panel.filter((justice) => court.includes(justice));
}

/** How many of a panel's places are empty, as somebody does not sit any more or left the Court; none en banc. */
export const vacancies = (view: Pick<ClubView, 'state'>, known: Case): number =>
  isBeforeAll(known.stage) ? 0 : known.seats - votersOf(view, known).length;

/** Whether everybody is there who has to vote. */
export const isComplete = (view: Pick<ClubView, 'state'>, known: Case): boolean =>
  vacancies(view, known) <= 0 && votersOf(view, known).length > 0;
