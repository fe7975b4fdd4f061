import { writeFileSync } from 'node:fs';
import { tableRules } from '../src/tables/rule-sets/named.ts';
import { citePoint } from '../src/tables/rule-sets/rule-set.ts';
import { allPointsAsMarkdown, pointCoverage, pointsAstray, unmetPoints } from './citations/points.ts';
import { readTree, referees } from './citations/tree.ts';

const ruleSets = Object.values(tableRules);

/**
 * Prints how each point of the rule sets for tables is met, from the root of the project; with `--write` keeps it in the
 * documentation. Fails where an enforced point has no rule or no test, or where a cite names no point.
 */
const files = readTree(process.cwd(), referees);
const table = allPointsAsMarkdown(files, ruleSets);

if (process.argv.includes('--write')) writeFileSync('docs/tables-coverage.md', table);
else console.log(table);

const unmet = ruleSets.flatMap((rules) =>
  unmetPoints(pointCoverage(files, rules)).map(({ point }) => citePoint(rules, point.id)),
);
const astray = pointsAstray(files, ruleSets);
for (const point of unmet) console.error(`${point} is enforced, but lacks a rule or a test.`);
for (const point of astray) console.error(`A file cites ${point}, which does not exist.`);
if (unmet.length + astray.length > 0) process.exitCode = 1;
