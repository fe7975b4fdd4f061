import { tidy } from './people.ts';
import type { Invalid } from './refusals.ts';
import { done, notUnderstood, type Result } from './result.ts';

/** The longest name, in characters: as long as Discord lets one be. */
const nameLimit = 32;

const nameless = 'Nameless';

/** Reads a name that somebody typed: not empty, not too long, and not like a person's number (`#12`). */
export function readName(text: string, option: string): Result<string> {
  const name = tidy(text);
  const length = [...name].length;
  if (length > nameLimit) return notUnderstood({ problem: 'too-long', option, length, limit: nameLimit });
  return isUsable(name) ? done(name) : notUnderstood(unusable(text));
}

/** A Discord display name as the club shows it; one with nothing to show becomes a stand-in. */
export function displayName(text: string): string {
  const name = [...tidy(text)].slice(0, nameLimit).join('').trim();
  return isUsable(name) ? name : nameless;
}

const isUsable = (name: string): boolean => /[^\p{M}\s]/u.test(name) && !/^#\d+$/.test(name);

const unusable = (text: string): Invalid => ({ problem: 'name-unusable', text });

/** Whether two names are one to a reader, whatever their capitals. */
export const sameName = (one: string, other: string): boolean =>
  tidy(one).toLowerCase() === tidy(other).toLowerCase();
