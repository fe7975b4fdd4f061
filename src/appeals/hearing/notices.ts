import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';

/** What happened in the hearing of a case, by the entry that says so. */
export interface HearingNotice {
  kind: 'hearing';
  case: CaseNumber;
  entry: number;
  /** Who is told alone; null for all who hear it. */
  person: PersonNumber | null;
}
