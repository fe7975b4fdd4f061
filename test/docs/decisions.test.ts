import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (page: string): string => readFileSync(new URL(page, folder), 'utf8');

const pages = readdirSync(folder);
const records = pages.filter((page) => /^\d{4}-/.test(page)).sort();

/** The records that a page speaks of, such as `decision 26`, by number. */
const mentioned = (page: string): string[] =>
  [...read(page).matchAll(/\bdecision (\d+)/g)].map(([, number = '']) => number.padStart(4, '0'));

/** Where the links of a page lead within the project. */
const linked = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)]+)\)/g)]
    .map(([, address = '']) => address.replace(/#.*$/, ''))
    .filter((address) => address !== '' && !address.includes('://'));

/** The lines of the index: a record's title and page, what was decided, and what changed it since. */
const lines = [...read('README.md').matchAll(/^\| \[(.+?)\]\((.+?)\) \| (.*?) \| (.*?) \|$/gm)].map(
  ([, title = '', page = '', decided = '', since = '']) => ({ title, page, decided, since }),
);

describe('the index of the decisions', () => {
  it('has every record once, in order and under its own title', () => {
    const titles = records.map((page) => [page, /^# (.+)$/m.exec(read(page))?.[1]]);
    expect(lines.map(({ page, title }) => [page, title])).toEqual(titles);
  });

  it('says in a line what each record decided', () => {
    expect(lines.filter(({ decided }) => !/\S\.$/.test(decided))).toEqual([]);
  });

  it('has a decision changed by later ones alone', () => {
    const changes = lines.flatMap(({ page, since }) =>
      [...since.matchAll(/\]\((.+?)\)/g)].map(([, later = '']) => [page, later] as const),
    );
    expect(changes).not.toEqual([]);
    for (const [page, later] of changes) expect(later > page, `${page} by ${later}`).toBe(true);
  });
});

describe('the records', () => {
  it.each(records)('%s begins with its number', (record) => {
    expect(read(record)).toMatch(new RegExp(`^# ${Number(record.slice(0, 4))}\\. `));
  });

  it.each(pages)('%s leads nowhere that is not there', (page) => {
    for (const address of linked(page)) expect(existsSync(new URL(address, folder)), address).toBe(true);
    for (const number of mentioned(page))
      expect(
        records.some((record) => record.startsWith(`${number}-`)),
        `decision ${number}`,
      ).toBe(true);
  });
});
