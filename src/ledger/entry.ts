import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';
import type { PersonNumber } from './fields.ts';

/** What every entry has, whatever it says. */
export interface Envelope {
  /** The place in its ledger, counted from 1 without gaps. */
  seq: number;
  at: Instant;
  /** Who did it; null for the bot itself. */
  by: PersonNumber | null;
  acts: readonly Act[];
  /** The version of the Terms in force. */
  terms: string;
}

/** What an entry says: of which type it is, and the fields of that type. */
export interface Said {
  readonly type: string;
}

/** An entry that says this. */
export type Stamped<B extends Said> = Envelope & B;
