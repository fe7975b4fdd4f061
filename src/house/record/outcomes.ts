import type { PersonNumber } from '../../ledger/fields.ts';

/** Act 0.14: the member of staff reads a person's record. */
export interface RecordOutcome {
  kind: 'record-read';
  person: PersonNumber;
  reader: PersonNumber;
}
