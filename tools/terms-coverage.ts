import { writeFileSync } from 'node:fs';
import { asMarkdown, coverage, unmet, unresolved } from './citations/table.ts';
import { readTree } from './citations/tree.ts';

/**
 * Prints how each Act of the Terms is met, from the root of the project; with `--write` keeps it in the
 * documentation. Fails when an enforced Act has no rule or no test, or when a cite names no Act.
 */
const files = readTree(process.cwd());
const rows = coverage(files);
const table = asMarkdown(rows);

if (process.argv.includes('--write')) writeFileSync('docs/terms-coverage.md', table);
else console.log(table);

for (const { act } of unmet(rows)) console.error(`Act ${act} is enforced, but lacks a rule or a test.`);
for (const { act, file } of unresolved(files))
  console.error(`${file} cites Act ${act}, which does not exist.`);
if (unmet(rows).length + unresolved(files).length > 0) process.exitCode = 1;
