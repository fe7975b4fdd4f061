import type { Instant } from '../../terms/time.ts';

/** Which entries later ones undid. */
export interface Undone {
  /** The places of the entries that never happened. */
  voided: Set<number>;
  /** When they were undone. */
  undoneAt: Map<number, Instant>;
}

export const nothingUndone = (): Undone => ({ voided: new Set(), undoneAt: new Map() });

/** Read from the last to the first, the moment that is kept is the first at which it was undone. */
export function undo({ voided, undoneAt }: Undone, seq: number, at: Instant): void {
  voided.add(seq);
  undoneAt.set(seq, at);
}

/** Entries are read from the last to the first: what is there already is later. */
export function keepLatest<Key, Value>(latest: Map<Key, Value>, key: Key, value: Value): void {
  if (!latest.has(key)) latest.set(key, value);
}
