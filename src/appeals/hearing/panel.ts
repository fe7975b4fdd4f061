import { type ConflictKind, type Seatable, seatable } from '../../../terms/court/conflicts.ts';
import { silentOf } from '../../../terms/court/votes.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, currentRound, deadlinesOf } from '../book/cases.ts';
import { conflictsIn } from '../conflicts.ts';
import { courtOf } from '../court.ts';
import { vacancies, votersOf } from '../voting/bench.ts';
import { heardTogether } from './joined.ts';

/** Somebody of the Court with what keeps them from hearing a case. */
export interface Conflicted {
  person: PersonNumber;
  kinds: ConflictKind[];
}

/** Those of the Court who have a conflict in the case, or in one that is heard with it (Act III.3.5). */
export function conflictedIn(view: ClubView, known: Case): Conflicted[] {
  const cases = heardTogether(view, known);
  return courtOf(view)
    .map((person) => ({ person, kinds: conflictsIn(view, cases, person) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/**
 * Who may be seated, and how many of them (Acts III.3.3 and III.3.5.1): no fewer than sit and stay, should panels have become
 * smaller since (Act IV.2).
 */
export function seatableIn(
  view: Pick<ClubView, 'state'>,
  conflicted: readonly Conflicted[],
  stay: number,
): Seatable {
  const { panelSize } = view.state.figures;
  const people = conflicted.map(({ person }) => person);
  return seatable(courtOf(view), people, { panelSize: Math.max(panelSize, stay) });
}

/** When those who hear the case have to have voted, or null while nobody does. */
export const votesDueIn = (view: Pick<ClubView, 'state'>, known: Case): Instant | null =>
  deadlinesOf(view.state, known).find(({ duty }) => duty === 'vote')?.due ?? null;

/** Those of the panel in whose place somebody else may be seated, as they did not vote in time. */
export function replaceable(view: Pick<ClubView, 'state'>, known: Case, now: Instant): PersonNumber[] {
  const due = votesDueIn(view, known);
  if (due === null || now <= due) return [];
  return silentOf(currentRound(known)?.votes ?? [], votersOf(view, known));
}

/** Those of the panel who stay on it, whoever else is seated. */
export function staying(view: Pick<ClubView, 'state'>, known: Case, now: Instant): PersonNumber[] {
  const silent = replaceable(view, known, now);
  return votersOf(view, known).filter((person) => !silent.includes(person));
}

/** Whether somebody can be seated: for the first time, in an empty place, or in that of somebody silent. */
export const hasRoom = (view: Pick<ClubView, 'state'>, known: Case, now: Instant): boolean =>
  known.stage === 'granted' || vacancies(view, known) > 0 || replaceable(view, known, now).length > 0;
