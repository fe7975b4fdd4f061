import { type Entry, fold } from '../../src/rule-books.ts';

/**
 * Counts how often a ledger that somebody joined is folded: what is returned tells how often since it was asked last. A
 * look through the entries reads too little of each to count.
 */
export function foldsOf(entries: readonly Entry[]): () => number {
  const joined = entries.find(({ type }) => type === 'joined');
  if (joined === undefined) throw new Error('Nobody joined');
  const { at } = joined;
  let reads = 0;
  const get = () => {
    reads += 1;
    return at;
  };
  Object.defineProperty(joined, 'at', { get, enumerable: true });
  fold(entries);
  const once = reads;
  reads = 0;
  return () => {
    const folds = Math.floor(reads / once);
    reads = 0;
    return folds;
  };
}
