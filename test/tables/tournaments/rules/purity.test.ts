import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../src/tables/tournaments/rules/', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

describe.each(sources)('rules/%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('has no clock, no chance and nothing of its surroundings', () => {
    expect(text).not.toMatch(
      /Date\.now|new Date|performance|Temporal|Math\.random|crypto|process\.|globalThis|\beval\b|new Function/,
    );
  });

  it('looks at nothing but the rules, exact fractions and what the ledger calls a person', () => {
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
    const outside = imported.filter((from) => !/^\.\.?\/[a-z-]+(\/[a-z-]+)?\.ts$/.test(from));
    for (const from of outside) expect(from).toMatch(/^fraction\.js$|^(\.\.\/){3,4}ledger\/fields\.ts$/);
    expect(text).not.toMatch(/import \{[^}]*\} from '[./]+ledger/);
  });

  it('makes no rounded number of a fraction', () => {
    expect(text).not.toMatch(/parseFloat|toFixed|valueOf|Number\(/);
  });
});
