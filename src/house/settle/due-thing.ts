import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../ports.ts';

/** Something that the calendar asks for, derived from what is stored. */
export interface DueThing {
  /** The last moment before it falls due. It is carried out as of that moment, whenever somebody looks. */
  at: Instant;
  /** Tells it from all others that fall due in that moment. */
  name: string;
  /** Has to leave the club so that it is due no longer. */
  carryOut(work: UnitOfWork): void;
}
