import { expect, it } from 'vitest';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { standard } from '../../src/rules/standard.ts';
import { resultsOf } from './short-orders.ts';

export type Row = readonly [what: string, lines: readonly (readonly [order: string, result: string])[]];

/** Tests of short orders, each beside its result. */
export const table = (rows: readonly Row[], rules: RuleSet = standard): void => {
  it.each(rows)('%s', (_, lines) => {
    const results = resultsOf(
      rules,
      lines.map(([order]) => order),
    );
    expect(lines.map(([order], n) => [order, results[n]])).toEqual(lines);
  });
};
