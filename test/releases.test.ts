import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** The parts of the changelog, the newest first: what heads each, and the kinds of changes below it. */
const parts = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    heading: part.split('\n')[0],
    changes: [...part.matchAll(/^### (.+)$/gm)].map(([, kind = '']) => kind),
  }));

it('the changelog begins with what no release has yet', () => {
  expect(parts[0]?.heading).toBe('[Unreleased]');
});

it('the newest release is the version of the program, and of its list of packages', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(parts[1]?.heading).toMatch(/^\[\d+\.\d+\.\d+\] – \d{4}-\d{2}-\d{2}$/);
  expect(parts[1]?.heading).toContain(`[${version}] `);
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

it.each(parts)('the changes of $heading are sorted by kind, each kind once', ({ changes }) => {
  expect(changes).toEqual(kinds.filter((kind) => changes.includes(kind)));
});
