import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { CourtDuty } from '../book/court-entries.ts';

/**
 * What a case waits for the Chief Justice to do: to have it heard, to choose its panel, or another for a place on it that is
 * empty, or to answer for the whole Court.
 */
export type ChiefAwaited = 'writ' | 'panel' | 'place' | 'answer';

export type DocketNotice =
  /** Acts III.3.8 to III.3.10: somebody is reminded of what they have to do in a case. */
  | { kind: 'court-reminder'; case: CaseNumber; duty: CourtDuty; person: PersonNumber }
  /** Acts III.3.6, III.3.7 and III.3.9.1: everybody is told that a case has waited for the Chief Justice since then. */
  | { kind: 'court-waits'; case: CaseNumber; awaited: ChiefAwaited; since: Instant }
  /** The Court is told once a week what it has still to do; as it stands when it is posted. */
  | { kind: 'docket'; date: LocalDate };
