import type { Figures } from '../../../terms/figures.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

/** A change of the Terms that the club published itself (Act IV.1). Its place in the ledger is its name. */
export interface Publication {
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  version: string;
  /** The Act that has a new text from here on; the text itself is kept with the entry. */
  act: Act | null;
  /** The figures that are others from here on. */
  figures: Partial<Figures> | null;
  /** All the figures as they were until then. */
  figuresBefore: Figures;
}

/** What somebody would like the Terms to say; the words are kept with the entry (Acts IV.4 and IV.5). */
export interface Suggestion {
  number: number;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  /** The Act for which it is a finished text; null for an idea in anybody's own words. */
  act: Act | null;
  /** Null while the Chief Justice has not answered it. */
  accepted: boolean | null;
}
