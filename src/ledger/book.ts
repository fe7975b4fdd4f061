import type { Entry } from './entries.ts';
import { extend, fold, reachesBack } from './fold.ts';
import type { State } from './state.ts';

/** A club's ledger with what the fold makes of it. */
export interface Book {
  entries: Entry[];
  state: State;
}

export const openBook = (entries: Entry[]): Book => ({ entries, state: fold(entries) });

/** Writes the next entry. One that reaches back replays the whole ledger; any other is one step on. */
export function write(book: Book, entry: Entry): void {
  if (entry.seq !== book.state.lastSeq + 1)
    throw new Error(`Entry ${entry.seq} does not follow ${book.state.lastSeq}`);
  book.entries.push(entry);
  if (reachesBack(entry)) book.state = fold(book.entries);
  else extend(book.state, entry);
}
