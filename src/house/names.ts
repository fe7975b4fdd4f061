import { done, notUnderstood, type Result } from './result.ts';

/** The longest name, in characters: as long as Discord lets one be. */
const nameLimit = 32;

const nameless = 'Nameless';

const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Leaves out what cannot be seen or turns the line about, and closes up the spaces. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(unseen, '').replaceAll(/ +/g, ' ').trim();

/** Reads a name that somebody typed: not empty, not too long, and not like a person's number (`#12`). */
export function readName(text: string, option: string): Result<string> {
  const name = tidy(text);
  const length = [...name].length;
  if (length > nameLimit) return notUnderstood({ problem: 'too-long', option, length, limit: nameLimit });
  return isUsable(name) ? done(name) : notUnderstood({ problem: 'name-unusable', text });
}

/** A Discord display name as the club shows it; one with nothing to show becomes a stand-in. */
export function displayName(text: string): string {
  const name = [...tidy(text)].slice(0, nameLimit).join('').trim();
  return isUsable(name) ? name : nameless;
}

const isUsable = (name: string): boolean => /[^\p{M}\s]/u.test(name) && !/^#\d+$/.test(name);

/** Whether two names are one to a reader, whatever their capitals. */
export const sameName = (one: string, other: string): boolean =>
  tidy(one).toLowerCase() === tidy(other).toLowerCase();
