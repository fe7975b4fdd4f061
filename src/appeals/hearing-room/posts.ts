import type { Instant } from '../../../terms/time.ts';
import type { Post } from './hearings.ts';

/**
 * A post that was seen again: a change keeps the first words, and nothing brings back what was erased or deleted. Null
 * if nothing is new.
 */
export function seenAgain(known: Post | null, seen: Post): Post | null {
  if (known === null) return seen;
  const { text, before, deletedAt, editedAt } = known;
  const newer = (seen.editedAt ?? 0) > (editedAt ?? 0);
  if (text === null || deletedAt !== null || !newer) return null;
  return { ...known, text: seen.text, files: seen.files, editedAt: seen.editedAt, before: before ?? text };
}

/** The posts that are in the thread no more, as of now. */
export const missing = (kept: readonly Post[], there: ReadonlySet<string>, now: Instant): Post[] =>
  kept
    .filter(({ message, deletedAt }) => deletedAt === null && !there.has(message))
    .map((post) => ({ ...post, deletedAt: now }));
