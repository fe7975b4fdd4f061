import type { PersonNumber } from '../../ledger/fields.ts';

export type PrivacyOutcome =
  /** The member of staff reads all that is kept of a person. */
  | { kind: 'file-read'; person: PersonNumber }
  /** `recognisable`: a ban stands, so the person is known again by their account until it is over. */
  | { kind: 'erased'; person: PersonNumber; recognisable: boolean };
