import type { Province } from '../map/map.ts';
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
  | { readonly code: 'moved'; readonly by: Strength; readonly against: readonly Strength[] }
  | { readonly code: 'bounced'; readonly by: Strength; readonly against: readonly Strength[] }
  | { readonly code: 'cut'; readonly by: Unit }
  | { readonly code: 'convoy broken'; readonly at: Province; readonly by: Unit }
  | { readonly code: 'held' }
  | TurnReason;
