import { describe, expect, it } from 'vitest';
import { citesIn, testedIn } from '../../tools/citations/cites.ts';
import { asMarkdown, coverage, unmet, unresolved } from '../../tools/citations/table.ts';

// Written apart, so that the examples are no cites of this file.
const act = 'Act';
const acts = `${act}s`;
const named = (text: string) => citesIn({ path: 'src/a.ts', text }).map((cite) => cite.act);
const tested = (text: string) => testedIn({ path: 'test/a.test.ts', text }).map((cite) => cite.act);

describe('a cite', () => {
  it.each([
    { text: `/** ${act} 0.5: the day. */`, cited: ['0.5'] },
    { text: `// ${acts} II.2, II.3 and II.5, or ${act} I.9.3.`, cited: ['II.2', 'II.3', 'II.5', 'I.9.3'] },
    { text: ` * ${acts} 0.12 and\n * II.4 apply`, cited: ['0.12', 'II.4'] },
    { text: ` * by ${act}\n   * III.3.4.`, cited: ['III.3.4'] },
    { text: `acts: ['${'II.6.1'}', "0.6"]`, cited: ['II.6.1', '0.6'] },
    { text: `twice: ${act} 0.5, ${act} 0.5`, cited: ['0.5'] },
    { text: `wait('0.25'); version('1.2'); react 0.5; ${act} of kindness`, cited: [] },
  ])('is read from $text', ({ text, cited }) => {
    expect(named(text)).toEqual(cited);
  });
});

describe('the name of a test', () => {
  it.each([
    { text: `it('${act} 0.5: opens', () => {});`, cited: ['0.5'] },
    { text: `describe("${acts} 0.7 and 0.8", () => {});`, cited: ['0.7', '0.8'] },
    { text: `it.each([1, 2])('${act} II.3: %i', () => {});`, cited: ['II.3'] },
    { text: `expect(citation('0.5')).toBe('${act} 0.5');`, cited: [] },
    { text: `it('works (${act} 0.5)', () => {});`, cited: [] },
  ])('is read from $text', ({ text, cited }) => {
    expect(tested(text)).toEqual(cited);
  });
});

describe('the table', () => {
  const files = [
    { path: 'terms/figures.ts', text: `/** ${act} 0.7 */` },
    { path: 'terms/rule.ts', text: `/** ${act} 0.5 */` },
    { path: 'test/rule.test.ts', text: `it('${acts} 0.5 and 0.6: hold')` },
  ];

  it('sets rules and tests beside each Act; figures are no rules', () => {
    const rows = coverage(files);
    expect(rows.find((row) => row.act === '0.5')).toMatchObject({
      rules: ['terms/rule.ts'],
      tests: ['test/rule.test.ts'],
    });
    expect(rows.find((row) => row.act === '0.7')?.rules).toEqual([]);
  });

  it('tells which enforced Acts lack a rule or a test', () => {
    const lacking = unmet(coverage(files)).map((row) => row.act);
    expect(lacking).toContain('0.6');
    expect(lacking).not.toContain('0.5');
    expect(lacking).not.toContain('0.1');
  });

  it('tells which cites name no Act', () => {
    const astray = [{ path: 'src/a.ts', text: `${act} II.99, ${act} V.1, '${'III'}.44'` }];
    expect(
      unresolved(astray)
        .map((cite) => cite.act)
        .join(' '),
    ).toBe('II.99 V.1 III.44');
  });

  it('counts each status and says why an Act is only text', () => {
    const table = asMarkdown(coverage(files));
    expect(table).toMatch(/^118 Acts: \d+ enforced, \d+ recorded, \d+ text only, \d+ planned\.$/m);
    expect(table).toContain(
      '| 0.5 | Day, time and room | enforced | `terms/rule.ts` | `test/rule.test.ts` |',
    );
    expect(table).toContain('| 0.1 | Long title | text only: It is only a name. |  |  |');
  });
});
