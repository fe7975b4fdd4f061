import { tidy } from './names.ts';
import { done, notUnderstood, type Result } from './result.ts';

/** The longest reason, in characters. */
export const reasonLimit = 1_000;

/** Reads a reason that has to be given. Kept as it was typed, but for the spaces around it. */
export function readReason(text: string, option = 'reason'): Result<string> {
  const reason = text.trim();
  const { length } = reason;
  if (tidy(reason) === '') return notUnderstood({ problem: 'empty', option });
  if (length > reasonLimit) return notUnderstood({ problem: 'too-long', option, length, limit: reasonLimit });
  return done(reason);
}
