import type { Choice } from './choices.ts';
import { readCommandLine } from './command-line.ts';
import { type Draft, draftFrom, draftOf, readied } from './draft.ts';
import type { Lookup, Value } from './values.ts';

/** Why something cannot be sent, and the option it is about. */
export interface Problem {
  field: string | null;
  words: string;
}

/** What a line means once Enter is pressed. */
export type Meaning =
  | { kind: 'message' }
  | { kind: 'mistake'; words: string }
  | { kind: 'unfinished'; draft: Draft; problem: Problem | null }
  | { kind: 'run'; draft: Draft; options: Record<string, Value> };

/** A message, a command that can be run, or one that has to be filled in first. */
export function meaningOf(line: string, choices: readonly Choice[], lookup: Lookup): Meaning {
  if (!line.startsWith('/')) return { kind: 'message' };
  if (choices.length === 0)
    return { kind: 'mistake', words: 'There are no commands here, or not yet: try again in a moment.' };
  const read = readCommandLine(choices, line);
  if (read === undefined) return { kind: 'mistake', words: 'There is no such command here.' };
  const draft = draftFrom(read);
  if (read.rest !== '') {
    const words = `“${read.rest}” belongs to no option.`;
    return { kind: 'unfinished', draft, problem: { field: null, words } };
  }
  const meant = meaningOfDraft(draft, lookup);
  if (meant.kind === 'unfinished' && read.typed.size === 0)
    return { kind: 'unfinished', draft: draftOf(read.choice), problem: null };
  return meant;
}

/** A command that can be run, or what still has to be filled in. */
export function meaningOfDraft(draft: Draft, lookup: Lookup): Extract<Meaning, { draft: Draft }> {
  const ready = readied(draft, lookup);
  if ('options' in ready) return { kind: 'run', draft, options: ready.options };
  return { kind: 'unfinished', draft, problem: { field: ready.field, words: ready.problem } };
}
