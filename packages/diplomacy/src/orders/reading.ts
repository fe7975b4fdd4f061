import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import type { PhaseKind, Position } from '../position.ts';
import type { RuleSet } from '../rules/rule-set.ts';

/** What is needed to understand or judge an order. */
export interface Context {
  readonly map: DiplomacyMap;
  readonly rules: RuleSet;
  readonly position: Position;
  readonly power: Power;
  readonly kind: PhaseKind;
  /** The power's own list of abbreviations, in small letters without spaces, once it is agreed (WM D.III(1)): see `agreeOn`. */
  readonly abbreviations?: ReadonlyMap<string, Province>;
}

/** An order that is not understood, or not possible: what was understood of it, and what would be possible. */
export interface Misread {
  /** Where in the text, as offsets of characters; null where it is about the whole. */
  readonly at: { readonly from: number; readonly to: number } | null;
  /** A sentence for the player. */
  readonly what: string;
  /** As much as was understood before that place, canonically written: `A vie S`; empty where nothing was. */
  readonly understood?: string;
  /** Orders that would be possible, canonically written; at most a handful. */
  readonly possible: readonly string[];
}
