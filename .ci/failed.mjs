// The files in which tests failed or did not end, by the JSON report of vitest.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const ended = ['passed', 'skipped', 'todo'];
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(
  ({ status, assertionResults: tests }) =>
    status !== 'passed' || tests.length === 0 || tests.some((test) => !ended.includes(test.status)),
);
for (const name of new Set(failed.map(({ name }) => relative('.', name)))) process.stdout.write(`${name}\n`);
