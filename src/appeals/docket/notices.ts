import type { LocalDate } from '../../../terms/time.ts';
import type { CourtDuty } from '../../ledger/court-entries.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/entries.ts';

export type DocketNotice =
  /** Acts III.3.8 to III.3.10: somebody is reminded of what they have to do in a case. */
  | { kind: 'court-reminder'; case: CaseNumber; duty: CourtDuty; person: PersonNumber }
  /** The Court is told once a week what it has still to do; as it stands when it is posted. */
  | { kind: 'docket'; date: LocalDate };
