import { tidy } from './names.ts';
import { done, notUnderstood, type Result } from './result.ts';

/** The longest reason, in characters. */
export const reasonLimit = 1_000;

/** Reads a reason that has to be given. Kept as it was typed, but for the spaces around it. */
export const readReason = (text: string, option = 'reason'): Result<string> =>
  readWords(text, option, reasonLimit);

/** Reads words that have to be given, of at most so many characters, as `readReason` does. */
export function readWords(text: string, option: string, limit: number): Result<string> {
  const words = text.trim();
  const { length } = words;
  if (tidy(words) === '') return notUnderstood({ problem: 'empty', option });
  if (length > limit) return notUnderstood({ problem: 'too-long', option, length, limit });
  return done(words);
}
