import type { Province } from '../map/map.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import type { Unit } from '../position.ts';
import type { TurnReason } from './turn-reason.ts';

/** A unit with the strength it brought: its own and that of each support that counted. */
export interface Strength {
  readonly unit: Unit;
  readonly strength: number;
  readonly supports: readonly Unit[];
}

/**
 * Why an order came out as it did, as data: `words.ts` says it as a player would. One member for each thing that can happen; the rooms
 * that decide add theirs.
 */
export type Reason =
  | MoveReason
  | ConvoyReason
  | TurnReason
  /** `by` attacked the unit that supports. */
  | { readonly code: 'cut'; readonly by: Unit }
  /** The unit helps this one, and nothing comes between. */
  | { readonly code: 'supported'; readonly unit: Unit }
  | { readonly code: 'convoyed'; readonly army: Unit }
  /** The unit to be helped was ordered otherwise; `unit` and `ordered` are null where there is none. */
  | { readonly code: 'unmatched'; readonly unit: Unit | null; readonly ordered: LegalOrder | null }
  /** The army to be convoyed goes by land. */
  | { readonly code: 'by land'; readonly army: Unit }
  /** Nobody attacked it, or only units that its own power's rule kept from it. */
  | { readonly code: 'held' }
  /** It was attacked and is still there: nobody brought more than it did, or (`beleaguered`) those who did kept each other out. */
  | { readonly code: 'held out'; readonly by: Strength; readonly against: readonly Strength[] }
  | { readonly code: 'beleaguered'; readonly by: Strength; readonly against: readonly Strength[] }
  | { readonly code: 'dislodged'; readonly by: Strength; readonly against: Strength };

/** Why a move came about or did not. */
export type MoveReason =
  /** `against` are those that it overcame. */
  | { readonly code: 'moved'; readonly by: Strength; readonly against: readonly Strength[] }
  /** `against` are those that were as strong or stronger. */
  | { readonly code: 'bounced'; readonly by: Strength; readonly against: readonly Strength[] }
  /** No power dislodges its own unit or helps to: the supports `without` did not count, or it attacked a unit of its own. */
  | {
      readonly code: 'own unit';
      readonly by: Strength;
      readonly against: Strength;
      readonly without: readonly Unit[];
    };

/** Why a convoyed army did not get there. */
export type ConvoyReason =
  /** `by` dislodged the fleet there. */
  | { readonly code: 'convoy broken'; readonly at: Province; readonly by: Unit }
  /** `by` attacked the fleet in this river province (Maharajiad B.I(2)). */
  | { readonly code: 'convoy attacked'; readonly at: Province; readonly by: Unit }
  /** Whether the fleet there holds out would hang on whether it does (DATC 4.A.2). */
  | { readonly code: 'convoy paradox'; readonly at: Province }
  /** No fleets ordered to convoy the army make a whole route. */
  | { readonly code: 'no convoy' };
