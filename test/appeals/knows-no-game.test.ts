import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ladderEffects, ladderReliefs, ladderSubjects } from '../../src/ladder/book/court-items.ts';
import { ladderBook } from '../../src/ladder/book/ladder.ts';
import { tableEffects, tableSubjects } from '../../src/tables/book/court-items.ts';
import { tableBooks } from '../../src/tables/book/table.ts';

const folder = 'src/appeals';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

/** What others call things of theirs too: the Terms a relief, the house a part of a penalty, the Court cases that are heard as one. */
const common = ['result', 'deduction', 'joined'];

/** What the ladder and tables call their entries, and what of them can be judged and done. */
const names = [
  ...ladderBook.kinds.map(({ type }) => type),
  ...tableBooks.kinds.map(({ type }) => type),
  ...[...ladderSubjects, ...ladderReliefs, ...ladderEffects, ...tableSubjects, ...tableEffects].map(
    ({ shape }) => shape.kind.value,
  ),
].filter((name) => !common.includes(name));

/** A line of code without what is said in prose: comments, and strings of more than one word. */
const code = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/`[^`]*`/g, '``')
    .replace(/'[^'\n]*'/g, (text) => (text.includes(' ') ? "''" : text));

describe('the Court', () => {
  it.each(files)('knows no game and nothing of the ladder or of tables by its name: %s', (file) => {
    const written = code(readFileSync(join(folder, file), 'utf8'));
    expect(names.filter((name) => written.includes(`'${name}'`))).toEqual([]);
    const ofGames = /\b\w*(?:[gG]ames?|[cC]hess|Elo|[cC]locks?|[mM]onitors?)(?:[A-Z]\w*)?\b/g;
    expect(written.replaceAll("'no-game'", "''").match(ofGames) ?? []).toEqual([]);
  });
});
