import { writeFileSync } from 'node:fs';
import { club } from '../src/tables/rule-sets/club.ts';
import { pointCoverage, pointsAsMarkdown, pointsAstray, unmetPoints } from './citations/points.ts';
import { readTree } from './citations/tree.ts';

/**
 * Prints how each point of the club's house rules for tables is met, from the root of the project; with `--write` keeps it in the
 * documentation. Fails where an enforced point has no rule or no test, or where a cite names no point.
 */
const files = readTree(process.cwd());
const rows = pointCoverage(files, club);
const table = pointsAsMarkdown(rows, club);

if (process.argv.includes('--write')) writeFileSync('docs/tables-coverage.md', table);
else console.log(table);

const unmet = unmetPoints(rows).map(({ point }) => point.id);
const astray = pointsAstray(files, club);
for (const id of unmet) console.error(`Club ${id} is enforced, but lacks a rule or a test.`);
for (const id of astray) console.error(`A file cites Club ${id}, which does not exist.`);
if (unmet.length + astray.length > 0) process.exitCode = 1;
