import { isOpen } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry, State } from '../../rule-books.ts';
import { type Case, type Exhibit, latestJudgement } from './cases.ts';

/** An exhibit with its case. */
export interface Filed {
  case: Case;
  exhibit: Exhibit;
}

/** Every exhibit whose file is kept, in the order of the cases. */
export const keptExhibits = ({ cases }: State): Filed[] =>
  cases.flatMap((appeal) =>
    (appeal?.exhibits ?? []).flatMap((exhibit) =>
      appeal === undefined || exhibit === undefined || exhibit.erased ? [] : [{ case: appeal, exhibit }],
    ),
  );

/** The exhibits that a person filed, and the redacted copies of them, whose files are kept. */
export const exhibitsBy = (state: State, person: PersonNumber): Filed[] =>
  keptExhibits(state).filter((filed) => isFrom(filed, person));

const isFrom = (filed: Filed, person: PersonNumber): boolean =>
  filed.exhibit.by === person || originalOf(filed).by === person;

/** What a redacted copy is a copy of; any other exhibit is its own. */
const originalOf = ({ case: appeal, exhibit }: Filed): Exhibit =>
  appeal.exhibits[exhibit.redacts ?? exhibit.number] ?? exhibit;

/** Whether the Court has decided by it, so that it has to be kept for as long as the judgement is (Act 0.13). */
export function isRestedOn({ case: appeal }: Filed): boolean {
  const judgement = latestJudgement(appeal);
  return judgement !== null && judgement.outcome.kind !== 'dismissed';
}

/** Whether the case is over and nothing was decided by it. */
export const isDone = (filed: Filed): boolean => !isOpen(filed.case.stage) && !isRestedOn(filed);

/** When the person who filed it, or what it is a copy of, had their data erased since, or null. */
export function erasedAt(entries: readonly Entry[], filed: Filed): Instant | null {
  const from = [filed.exhibit, originalOf(filed)];
  const erasure = entries.find(
    (entry) => entry.type === 'erased' && from.some(({ by, seq }) => entry.person === by && entry.seq > seq),
  );
  return erasure?.at ?? null;
}

/** How far an exhibit is closed: `raw` and `redacted` are what was gathered of online games (Act I.9.5). */
export const secrecies = ['open', 'sealed', 'raw', 'redacted'] as const;
export type Secrecy = (typeof secrecies)[number];

/** How far it is closed, no matter who may look at it by now. */
export function secrecyOf({ sealed, raw, redacts }: Pick<Exhibit, 'sealed' | 'raw' | 'redacts'>): Secrecy {
  if (raw) return 'raw';
  if (redacts !== null) return 'redacted';
  return sealed ? 'sealed' : 'open';
}
