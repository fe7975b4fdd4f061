import { type Act, actNumbered } from '../../terms/register.ts';
import { tidy } from './names.ts';
import type { Texts } from './ports.ts';
import { done, notUnderstood, type Result, understood } from './result.ts';

/** The longest reason, in characters. */
export const reasonLimit = 1_000;

/** Reads a reason that has to be given. Kept as it was typed, but for the spaces around it. */
export const readReason = (text: string, option = 'reason'): Result<string> =>
  readWords(text, option, reasonLimit);

/** Reads a reason that may be left out, as what is kept with an entry. */
export function readOptionalReason(text: string | null, option = 'reason'): Result<Texts> {
  if (text === null) return done({});
  const reason = readReason(text, option);
  return reason.ok ? done({ reason: reason.value }) : reason;
}

/** Reads words that have to be given, of at most so many characters, as `readReason` does. */
export function readWords(text: string, option: string, limit: number): Result<string> {
  const words = text.trim();
  const { length } = words;
  if (tidy(words) === '') return notUnderstood({ problem: 'empty', option });
  if (length > limit) return notUnderstood({ problem: 'too-long', option, length, limit });
  return done(words);
}

/** Reads the number of an Act, such as `0.11` or `Act 0.11`; not understood where the Terms have no such Act. */
export const readAct = (text: string): Result<Act> =>
  understood(actNumbered(text.replace(/^act\s+/i, '')), { problem: 'no-such-act', text });

/** The number that somebody names: of `12` or `#12`, or of what the choices show, which begins so. */
export function typedNumber(text: string): number | undefined {
  const [, digits] = /^\s*#?(\d{1,9})(?=\s|$)/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
