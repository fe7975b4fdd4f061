import type { PersonNumber } from '../../ledger/entries.ts';

export type PrivacyOutcome =
  /** `recognisable`: a ban stands, so the person is known again by their account until it is over. */
  { kind: 'erased'; person: PersonNumber; recognisable: boolean };
