import type { Power, Province } from '../map/map.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import type { Dislodged, Unit } from '../position.ts';
import type { Reason, Strength } from './reason.ts';

/**
 * What became of an order. `void`: legal, but no order of the other unit matched it. `illegal`: not possible in this position, or not
 * one's own unit. `disrupted`: an army whose convoy failed, or a fleet whose convoy was broken.
 */
export const results = [
  'moves',
  'bounces',
  'holds',
  'supports',
  'cut',
  'convoys',
  'disrupted',
  'void',
  'illegal',
  'retreats',
  'disbands',
  'builds',
  'waives',
] as const;
/** What became of an order, in a word. */
export type Result = (typeof results)[number];

/** What became of one legal movement order. `why` and `dislodgedBy` are found out when they are asked for, and copies lack them. */
export interface Moved {
  readonly order: LegalOrder;
  readonly result: Result;
  readonly dislodged: boolean;
  readonly why: Reason;
  /** Who dislodged the unit, and with which supports; null where nobody did. */
  readonly dislodgedBy?: Strength | null;
}

/** What a movement phase comes to. */
export interface Movement {
  /** One for each unit, in the order in which the units were given. */
  readonly orders: readonly Moved[];
  /** Where the units stand now, without the dislodged. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Where units bounced and nobody came to stand: nobody may retreat there. */
  readonly contested: ReadonlySet<Province>;
}

/** One order as it is told of: whose it was, canonically written, and what became of it. */
export interface Told {
  readonly power: Power;
  /** Canonical: `A bud`; null for a waived build. */
  readonly unit: string | null;
  /** Canonical: `A bud-gal`. */
  readonly order: string;
  readonly result: Result;
  readonly dislodged: boolean;
  /** Who dislodged the unit, where that is known. */
  readonly dislodgedBy?: Unit | null;
  readonly why: Reason;
}
