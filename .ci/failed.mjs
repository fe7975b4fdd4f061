// The files in which tests failed, by the JSON report of vitest.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const { name, status } of testResults)
  if (status === 'failed') process.stdout.write(`${relative('.', name)}\n`);
