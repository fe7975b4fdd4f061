import { readName, sameName } from '../names.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { withoutScores } from '../worn.ts';

/** Reads a name, without the scores of a nickname that was copied. `Route · 66` stays where no nickname has one. */
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
