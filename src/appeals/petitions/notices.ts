import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';

/** How far a petition has come; `seconded`: a Justice wants it heard, and another has to. */
export type PetitionStep =
  | 'filed'
  | 'seconded'
  | 'granted'
  | 'denied'
  | 'withdrawn'
  | 'en-banc-asked'
  | 'en-banc-accepted'
  | 'en-banc-declined';

/**
 * Acts III.3.6 and III.3.9.1: the Court, or a party alone (then `person`), is told what became of a petition; `entry` is
 * where the reason stands, if there is one.
 */
export interface PetitionNotice {
  kind: 'petition';
  step: PetitionStep;
  case: CaseNumber;
  person: PersonNumber | null;
  entry: number;
}
