import { limits } from './limits.ts';
import { NomicError } from './nomic-error.ts';

/** A value as JSON can write it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

/** An object of JSON. A key may be anything, also `__proto__`. */
export interface JsonRecord {
  readonly [key: string]: Json;
}

/** Whether a value is an object of JSON. */
export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of JSON. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The same value, if JSON can write it and it goes no deeper than `limits.depth`. Throws a `NomicError` if not. */
export function asJson(value: unknown, depth = 0): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new NomicError('The file holds something that JSON cannot write.');
  if (depth === limits.depth) throw new NomicError(`The file goes deeper than ${limits.depth} levels.`);
  if (Array.isArray(value)) return value.map((each) => asJson(each, depth + 1));
  return record(Object.entries(value).map(([key, each]) => [key, asJson(each, depth + 1)]));
}

/** An object of those fields; `__proto__` becomes a field like any other. */
export const record = (fields: Iterable<readonly [string, Json]>): JsonRecord => Object.fromEntries(fields);
