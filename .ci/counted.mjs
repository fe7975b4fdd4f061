// How many tests passed and failed at first, by the JSON report of vitest.
import { readFileSync } from 'node:fs';

const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
