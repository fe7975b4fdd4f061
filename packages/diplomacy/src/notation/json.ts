import { isRecord } from '../map/words.ts';
import { NotationError } from './notation-error.ts';

/** A JSON object's members. */
export type Members = Readonly<Record<string, unknown>>;

/** The members of a JSON object. Throws a `NotationError` that says what is none. */
export function members(value: unknown, what: string): Members {
  if (!isRecord(value)) throw new NotationError(`${what} is not an object.`);
  return value;
}

/** The members of a JSON list, at most so many. Throws a `NotationError` that says what is none. */
export function list(value: unknown, most: number, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new NotationError(`${what} is not a list.`);
  if (value.length > most) throw new NotationError(`${what} has more than ${most} members.`);
  return value;
}

/** The texts of a JSON list, at most so many. */
export const texts = (value: unknown, most: number, what: string): readonly string[] =>
  list(value, most, what).map((each) => text(each, `A member of ${what}`));

/** A JSON text. Throws a `NotationError` that says what is none. */
export function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new NotationError(`${what} is not a text.`);
  return value;
}
