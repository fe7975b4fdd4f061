import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asMarkdown, coverage, unmet, unresolved } from '../../tools/citations/table.ts';
import { readTree } from '../../tools/citations/tree.ts';

const tree = readTree(process.cwd());

describe('the Terms and the code, both ways', () => {
  it('has a rule and a test for each enforced Act', () => {
    expect(unmet(coverage(tree)).map(({ act, rules, tests }) => ({ act, rules, tests }))).toEqual([]);
  });

  it('cites no Act that does not exist', () => {
    expect(unresolved(tree)).toEqual([]);
  });

  it('shows the table in the documentation as it is', () => {
    expect(readFileSync('docs/terms-coverage.md', 'utf8')).toBe(asMarkdown(coverage(tree)));
  });
});
