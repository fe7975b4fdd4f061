import type { RuleId } from './text.ts';

/** A proposed rule-change: one of those that R103 knows. `rule` is the id of the rule that it is about. */
export type Change =
  | {
      readonly kind: 'enact';
      readonly text: readonly string[];
      /** A repealed rule that is enacted again (R109). */
      readonly again?: RuleId;
    }
  | { readonly kind: 'amend'; readonly rule: RuleId; readonly text: readonly string[] }
  | { readonly kind: 'repeal'; readonly rule: RuleId }
  | { readonly kind: 'enact-amendment'; readonly rule: RuleId; readonly text: readonly string[] }
  | {
      readonly kind: 'amend-amendment';
      readonly rule: RuleId;
      /** The number of the proposal that made the amendment. */
      readonly amendment: number;
      readonly text: readonly string[];
    }
  | {
      readonly kind: 'repeal-amendment';
      readonly rule: RuleId;
      readonly amendment: number;
      /** What the rule is to say; needed only where it was amended again since. */
      readonly text?: readonly string[];
    }
  /** R111: a transmutation says which way it goes. */
  | { readonly kind: 'transmute'; readonly rule: RuleId; readonly to: 'mutable' | 'immutable' };

/** A rule as Suber's initial set numbers it, cited whatever its number is by now. */
export type Cite = `R${number}`;

/** Why something cannot be: a sentence, and the rules that say so. */
export interface Problem {
  readonly why: string;
  readonly rules: readonly Cite[];
}

/** The rule that a change is about; none for a new rule. */
export const ruleOf = (change: Change): RuleId | undefined =>
  change.kind === 'enact' ? change.again : change.rule;

/** Whether a change gives a rule another text than it had, or takes it away. */
export const changesText = ({ kind }: Change): boolean => kind !== 'transmute';
