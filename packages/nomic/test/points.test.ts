import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.test.ts'),
);

/** What tests are named after: the points F.1.1 to F.1.39 and the edge cases E1 to E11 of the rules. */
const named = new Set(
  tests.flatMap((path) =>
    [
      ...readFileSync(new URL(path, folder), 'utf8').matchAll(
        /(?:describe|it)(?:\.each\([^;]*?\))?\(\s*(['`"])(.*?)\1/gs,
      ),
    ].flatMap(([, , name = '']) => name.match(/\b(?:F\.1\.\d+|E\d+)\b/g) ?? []),
  ),
);

const count = (prefix: string, to: number) => Array.from({ length: to }, (_, at) => `${prefix}${at + 1}`);

describe('the points of the rules', () => {
  it.each([...count('F.1.', 39), ...count('E', 11)])('%s has a test named after it', (point) => {
    expect([...named]).toContain(point);
  });
});
