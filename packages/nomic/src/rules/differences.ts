import { diffWordsWithSpace } from 'diff';
import { limits } from '../limits.ts';
import type { Rule, RuleSet } from './rule.ts';
import { plainText, type RuleId, type Text } from './text.ts';

/** Words that two texts share, or that only the later or the earlier one has. */
export interface Difference {
  readonly is: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * The difference between two texts, word by word. Texts that have too little in common to be compared quickly are one removed and one
 * added as a whole.
 */
export function differences(before: Text, after: Text): readonly Difference[] {
  const [one, other] = [plainText(before), plainText(after)];
  if (one === other) return [{ is: 'same', text: one }];
  const parts = diffWordsWithSpace(one, other, { maxEditLength: limits.edits });
  if (parts === undefined) return [wholly('removed', one), wholly('added', other)];
  return parts.map(({ added, removed, value }) => wholly(kindOf(added, removed), value));
}

const wholly = (is: Difference['is'], text: string): Difference => ({ is, text });

const kindOf = (added: boolean, removed: boolean): Difference['is'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** A rule that differs between two rule sets; `before` or `after` is missing where it is only in one. */
export interface RuleDifference {
  readonly rule: RuleId;
  readonly before: Rule | undefined;
  readonly after: Rule | undefined;
  readonly text: readonly Difference[];
}

/** The rules that differ in number, mutability, effect or text, in the order of the later rule set; those that it lacks come last. */
export function differencesOf(before: RuleSet, after: RuleSet): readonly RuleDifference[] {
  const ids = new Set([...after.rules.keys(), ...before.rules.keys()]);
  return [...ids].flatMap((rule) => {
    const [one, other] = [before.rules.get(rule), after.rules.get(rule)];
    if (isSame(one, other)) return [];
    return [{ rule, before: one, after: other, text: differences(one?.text ?? [], other?.text ?? []) }];
  });
}

function isSame(one: Rule | undefined, other: Rule | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const facts = (rule: Rule): string => [rule.number, rule.immutable, rule.inEffect].join();
  return facts(one) === facts(other) && plainText(one.text) === plainText(other.text);
}

/** How much of the earlier text's words the later one keeps, from 0 to 1 (E8 asks a person what to make of it). */
export function keptShare(before: Text, after: Text): number {
  const words = (text: Text): readonly string[] =>
    plainText(text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const kept = new Set(words(after));
  const all = words(before);
  return all.length === 0 ? 1 : all.filter((word) => kept.has(word)).length / all.length;
}
