import type { PersonNumber } from '../../ledger/fields.ts';

/** How a person is called where the words are shown, safely for that place. */
export type Naming = (person: PersonNumber) => string;
