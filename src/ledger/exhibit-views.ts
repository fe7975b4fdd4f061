import { isOpen } from '../../terms/court/stages.ts';
import type { Instant } from '../../terms/time.ts';
import { latestJudgement } from './case-views.ts';
import type { Case, Exhibit } from './cases.ts';
import type { Entry, PersonNumber } from './entries.ts';
import type { State } from './state.ts';

/** An exhibit with its case. */
export interface Filed {
  case: Case;
  exhibit: Exhibit;
}

/** Every exhibit whose file is kept, in the order of the cases. */
export const keptExhibits = ({ cases }: State): Filed[] =>
  cases.flatMap((known) =>
    (known?.exhibits ?? []).flatMap((exhibit) =>
      known === undefined || exhibit === undefined || exhibit.erased ? [] : [{ case: known, exhibit }],
    ),
  );

/** The exhibits that a person filed and whose files are kept. */
export const exhibitsBy = (state: State, person: PersonNumber): Filed[] =>
  keptExhibits(state).filter(({ exhibit }) => exhibit.by === person);

/** Whether the Court has decided by it, so that it has to be kept for as long as the judgement is (Act 0.13). */
export function isRestedOn({ case: known }: Filed): boolean {
  const judgement = latestJudgement(known);
  return judgement !== null && judgement.outcome.kind !== 'dismissed';
}

/** Whether the case is over and nothing was decided by it. */
export const isDone = (filed: Filed): boolean => !isOpen(filed.case.stage) && !isRestedOn(filed);

/** When whoever filed it had their data erased since, or null. */
export function erasedAt(entries: readonly Entry[], { exhibit }: Filed): Instant | null {
  const erasure = entries.find(
    (entry) => entry.type === 'erased' && entry.person === exhibit.by && entry.seq > exhibit.seq,
  );
  return erasure?.at ?? null;
}
