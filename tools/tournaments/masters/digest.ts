import { createHash } from 'node:crypto';
import type { ClubView } from '../../../src/house/ports.ts';
import { tablesOf } from '../../../src/tables/table.ts';
import { tournamentsOf } from '../../../src/tables/tournaments/tournament.ts';

/** What is chance by itself, so that nobody can guess hidden words: it says nothing of what happened. */
const chance: ReadonlySet<string> = new Set(['cipher', 'digest', 'salt']);

/** The SHA-256 of the books of all tournaments and tables of a club, but for the salt of what is hidden in them. */
export function booksDigest(view: ClubView): string {
  const books = [...tournamentsOf(view), ...tablesOf(view)];
  const hash = createHash('sha256');
  for (const { book } of books)
    for (const entry of book.entries)
      hash.update(JSON.stringify(entry, (key, value: unknown) => (chance.has(key) ? undefined : value)));
  return hash.digest('hex');
}
