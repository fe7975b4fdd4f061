import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { club } from '../../src/tables/rule-sets/club.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { nomic } from '../../src/tables/rule-sets/nomic.ts';
import {
  allPointsAsMarkdown,
  pointCoverage,
  pointsAstray,
  unmetPoints,
} from '../../tools/citations/points.ts';
import { readTree, referees } from '../../tools/citations/tree.ts';

const ruleSets = Object.values(tableRules);

const tree = readTree(process.cwd(), referees);
// Written apart, so that the examples are no cites of this file.
const rules = 'Club';
const another = 'WM';

const cites = (text: string) =>
  pointCoverage([{ path: 'src/tables/a.ts', text }], club).flatMap((row) =>
    row.rules.length === 0 ? [] : [row.point.id],
  );
const tests = (text: string) =>
  pointCoverage([{ path: 'test/tables/a.test.ts', text }], club).flatMap((row) =>
    row.tests.length === 0 ? [] : [row.point.id],
  );

describe('a cite of a point', () => {
  it.each([
    { text: `/** The last orders count (${rules} 2.3 and 3.4). */`, cited: ['2.3', '3.4'] },
    { text: "by(table.rules, 'order-sets', 'illegal-orders')", cited: ['2.3', '2.4'] },
    { text: "needsGm(work, actor, theTable(work, 1), 'start')", cited: ['1.5'] },
    { text: "const version = 'start';", cited: [] },
  ])('is read from $text', ({ text, cited }) => {
    expect(cites(text)).toEqual(cited);
  });

  it('is in the name of a test', () => {
    expect(tests(`it('${rules} 2.2 and 3.1: orders stay hidden', () => {})`)).toEqual(['2.2', '3.1']);
    expect(tests(`it('${another} D.II(2) and ${rules} 2.2: orders stay hidden', () => {})`)).toEqual(['2.2']);
    expect(tests(`it('nobody reads what is under ${rules} 2.2', () => {})`)).toEqual([]);
    expect(tests(`expect(cited).toBe('${rules} 2.2')`)).toEqual([]);
  });
});

it('a refusal in the files of a game cites no point of another game’s rules', () => {
  const text = "by(table.rules, 'gamemaster')";
  const citedBy = (path: string) => pointCoverage([{ path, text }], nomic)[0]?.rules;
  expect(citedBy('src/tables/opening/a.ts')).toEqual(['src/tables/opening/a.ts']);
  expect(citedBy('src/tables/diplomacy/a.ts')).toEqual([]);
  expect(citedBy('commands/diplomacy.ts')).toEqual([]);
});

describe('the rules of tables and the code, both ways', () => {
  it.each(ruleSets)('the $name have a rule and a test for each enforced point', (rules) => {
    const unmet = unmetPoints(pointCoverage(tree, rules));
    expect(unmet.map(({ point, rules, tests }) => ({ id: point.id, rules, tests }))).toEqual([]);
  });

  it('are cited by no point that is not there', () => {
    expect(pointsAstray(tree, ruleSets).filter((id) => !id.endsWith('9.9'))).toEqual([]);
  });

  it('are shown in the documentation as they are', () => {
    expect(readFileSync('docs/tables-coverage.md', 'utf8')).toBe(allPointsAsMarkdown(tree, ruleSets));
  });
});
