import {
  type Difference,
  differencesOf,
  labelOf,
  type Rule,
  type RuleDifference,
} from '../../packages/nomic/src/index.ts';
import { noMore, printable, printableLines, rulesIn } from './file.ts';

const marks: Readonly<Record<Difference['is'], readonly [string, string]>> = {
  same: ['', ''],
  added: ['{+', '+}'],
  removed: ['[-', '-]'],
};

/** What differs between the rule sets of two files, rule by rule. */
export function compared([before, after, ...more]: readonly string[]): string {
  noMore(more);
  const found = differencesOf(rulesIn(before).rules, rulesIn(after).rules);
  return found.length === 0 ? 'The rules are the same.' : found.map(told).join('\n\n');
}

function told({ before, after, text }: RuleDifference): string {
  const words = text.map(({ is, text: each }) => `${marks[is][0]}${each}${marks[is][1]}`).join('');
  return `${printable(`${named(before)} → ${named(after)}`)}\n${printableLines(words)}`;
}

function named(rule: Rule | undefined): string {
  if (rule === undefined) return 'not there';
  return rule.inEffect ? labelOf(rule) : `${labelOf(rule)}, not in effect`;
}
