import type { JsonRecord } from '../json.ts';
import type { Paragraph, RuleId, Text } from './text.ts';

/** A remark beside a rule. It has no legal force. The newest comes first. */
export interface Note {
  readonly content: string;
  readonly author: string;
  readonly date: string;
  /** What else the file says of it. */
  readonly kept: JsonRecord;
}

/** What a rule is connected with, by id. Links between rules go both ways. */
export interface Links {
  readonly rules: readonly RuleId[];
  readonly proposals: readonly string[];
  readonly pointsOfOrder: readonly string[];
  readonly judgements: readonly string[];
}

/** What a change of the rules is (R103), and what the rules change by themselves: references (R110) and a text that says so (R204). */
export type MadeBy =
  | { readonly is: 'initial' }
  | { readonly is: 'proposal'; readonly number: number; readonly kind: ChangeKind }
  | { readonly is: 'reference'; readonly from: number; readonly to: number }
  | { readonly is: 'itself' };

/** The kinds of rule-change that R103 knows. */
export const changeKinds = [
  'enact',
  'amend',
  'repeal',
  'enact-amendment',
  'amend-amendment',
  'repeal-amendment',
  'transmute',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What made a rule as it is, and when. */
export interface Cause {
  readonly by: MadeBy;
  /** The day, as it is written. */
  readonly date: string;
  /** How many renumberings its references have gone along with (R110). */
  readonly renumberings: number;
}

/** A rule as it was from one change to the next. */
export interface Version extends Cause {
  readonly number: number;
  readonly immutable: boolean;
  readonly inEffect: boolean;
  readonly text: Text;
}

/** A rule. `number` is what people call it; only a rule in effect is law. */
export interface Rule {
  readonly id: RuleId;
  readonly number: number;
  readonly immutable: boolean;
  readonly text: Text;
  readonly notes: readonly Note[];
  readonly links: Links;
  readonly inEffect: boolean;
  /** When it was entered, as the file says it. */
  readonly date: string;
  /** All its versions, the present one last. */
  readonly history: readonly Version[];
}

/** A rule that got another number (R109). */
export interface Renumbering {
  readonly rule: RuleId;
  readonly from: number;
  readonly to: number;
}

/** Rules by id, in their order. Rules that were repealed stay, so that no id is used again. */
export interface RuleSet {
  readonly rules: ReadonlyMap<RuleId, Rule>;
  /** When and by whom it was last saved, as the file says it. */
  readonly date: string;
  readonly author: string;
  readonly renumberings: readonly Renumbering[];
  /** What the file said word for word, for what the engine does not know. */
  readonly origin: Origin | null;
}

/** The two shapes of a file. */
export type Shape = 'first' | 'later';

/** The file that a rule set was read from, and the rules as they were read. */
export interface Origin {
  readonly shape: Shape;
  readonly file: JsonRecord;
  readonly read: ReadonlyMap<RuleId, Rule>;
}

export const noLinks: Links = { rules: [], proposals: [], pointsOfOrder: [], judgements: [] };

/** `101[I]` for an immutable rule, `201` for a mutable one. */
export const labelOf = ({ number, immutable }: Pick<Rule, 'number' | 'immutable'>): string =>
  `${number}${immutable ? '[I]' : ''}`;

/** The rules in effect, by number. */
export const inEffect = ({ rules }: RuleSet): readonly Rule[] =>
  [...rules.values()].filter((rule) => rule.inEffect).sort((one, other) => one.number - other.number);

/** The rule in effect that bears that number (R101). */
export function ruleNumbered(ruleSet: RuleSet, number: number): Rule | undefined {
  for (const rule of ruleSet.rules.values()) if (rule.inEffect && rule.number === number) return rule;
  return undefined;
}

/** How many rules in effect are mutable (R211, R116). */
export const mutableRules = ({ rules }: RuleSet): number =>
  [...rules.values()].filter((rule) => rule.inEffect && !rule.immutable).length;

/** The highest number of a rule in effect (R203); 0 where there is none. */
export const highestNumber = (ruleSet: RuleSet): number =>
  [...ruleSet.rules.values()].reduce((most, rule) => (rule.inEffect ? Math.max(most, rule.number) : most), 0);

/** A rule set of the rules as they begin. */
export function firstVersion(rule: Omit<Rule, 'history'>): Rule {
  const { number, immutable, text } = rule;
  const version = { number, immutable, text, inEffect: rule.inEffect, date: rule.date, renumberings: 0 };
  return { ...rule, history: [{ ...version, by: { is: 'initial' } }] };
}

/** A rule with other facts, and what made them so. */
export function nextVersion(
  rule: Rule,
  facts: Partial<Pick<Rule, 'number' | 'immutable' | 'text' | 'inEffect' | 'date'>>,
  cause: Cause,
): Rule {
  const next = { ...rule, ...facts };
  const { number, immutable, text } = next;
  const version = { number, immutable, text, inEffect: next.inEffect, ...cause };
  return { ...next, history: [...rule.history, version] };
}

/** A rule set with some of its rules in another form, or with new ones. */
export function withRules(ruleSet: RuleSet, changed: Iterable<Rule>): RuleSet {
  const rules = new Map(ruleSet.rules);
  for (const rule of changed) rules.set(rule.id, rule);
  return { ...ruleSet, rules };
}

export type { Paragraph, RuleId, Text };
