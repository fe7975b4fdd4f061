import type { Province } from '../map/map.ts';
import { provinceOf } from '../map/map.ts';
import type { AdjustmentOrder, Named, RetreatOrder } from './order.ts';

/** When a conditional order applies: where its unit is dislodged, or where a centre is the power's own or not. */
export type Condition =
  | { readonly kind: 'dislodged'; readonly unit: Named }
  | { readonly kind: 'owns'; readonly province: Province }
  | { readonly kind: 'lacks'; readonly province: Province };

/**
 * An order for a retreat or an adjustment that is given before it is known whether and how it will be needed (WM D.II(5), MJ B.III(5),
 * BT15): its options, the one that is wanted most first. `when` is null where it applies in any case.
 */
export interface Conditional {
  readonly when: Condition | null;
  readonly options: readonly (RetreatOrder | AdjustmentOrder)[];
  /** Which option is the first after an `else`; it and those after it are for where a centre is not as `when` says, too. */
  readonly otherwise?: number;
}

/** The first of the options that is possible, or null where none is (WM D.II(5), BT15). */
export function firstPossible<Option>(
  options: readonly Option[],
  isPossible: (option: Option) => boolean,
): Option | null {
  return options.find(isPossible) ?? null;
}

/**
 * What a unit that was dislodged in a province is to do, wanted most first: the options of all conditionals for it, from top to bottom
 * (WM D.II(5)).
 */
export function retreatOptions(
  conditionals: readonly Conditional[],
  province: Province,
): readonly RetreatOrder[] {
  return conditionals
    .filter(({ when }) => when?.kind === 'dislodged' && provinceOf(when.unit.at) === province)
    .flatMap(({ options }) => options)
    .filter((option) => option.kind === 'retreat' || option.kind === 'disband');
}

/**
 * The conditionals for adjustments that apply to a power with these centres, in their order: whole where their condition holds, else what
 * stands after an `else`.
 */
export function adjustmentsWhen(
  conditionals: readonly Conditional[],
  owned: ReadonlySet<Province>,
): readonly Conditional[] {
  return conditionals.flatMap((conditional) => {
    const { when, options, otherwise } = conditional;
    if (when?.kind === 'dislodged') return [];
    if (when === null || owned.has(when.province) === (when.kind === 'owns')) return [conditional];
    return otherwise === undefined ? [] : [{ when: null, options: options.slice(otherwise) }];
  });
}
