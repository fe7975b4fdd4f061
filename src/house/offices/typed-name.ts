import { readName, sameName } from '../names.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { withoutScores } from '../worn.ts';

/**
 * Reads a name that somebody typed. The scores of a nickname that was copied from Discord are left out: on a server whose
 * nicknames show scores, and where the rest is what the person is `called` already. Elsewhere `Route · 66` is a name.
 */
export function typedName(view: ClubView, text: string, called: string | null): Result<string> {
  const name = readName(text, 'name');
  if (!name.ok) return name;
  const without = withoutScores(name.value);
  const isCopied = showsScores(view) || (called !== null && sameName(without, called));
  return isCopied && without !== name.value ? readName(without, 'name') : done(name.value);
}

/** Whether nicknames on the server show scores, or may still do so since somebody wears something of the bot's. */
const showsScores = ({ settings: { nicknames, worn } }: ClubView): boolean =>
  nicknames || Object.keys(worn.found).length > 0;
