import { isList, isRecord, type Json, type JsonRecord } from '../json.ts';
import { limits } from '../limits.ts';
import { NomicError } from '../nomic-error.ts';

/** What a sentence calls the thing that is read, cut short where somebody gave it an endless name. */
export const called = (name: string): string =>
  `"${[...name].slice(0, 40).join('').replaceAll(/\p{C}/gu, ' ')}"`;

export function textIn(fields: JsonRecord, name: string, where: string, most: number = limits.name): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== 'string') throw new NomicError(`${where}: ${called(name)} is not a text.`);
  if (value.length > most)
    throw new NomicError(`${where}: ${called(name)} is longer than ${most} characters.`);
  return value;
}

export function listIn(fields: JsonRecord, name: string, where: string, most: number): readonly Json[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!isList(value)) throw new NomicError(`${where}: ${called(name)} is not a list.`);
  if (value.length > most) throw new NomicError(`${where}: ${called(name)} has more than ${most} entries.`);
  return value;
}

export function recordIn(fields: JsonRecord, name: string, where: string): JsonRecord {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!isRecord(value)) throw new NomicError(`${where}: ${called(name)} is not an object.`);
  return value;
}

/** A list of ids; nothing where the field is not there. */
export function idsIn(fields: JsonRecord, name: string, where: string): readonly string[] {
  if (!Object.hasOwn(fields, name)) return [];
  return listIn(fields, name, where, limits.links).map((id) => {
    if (typeof id === 'string' && id.length <= limits.name) return id;
    throw new NomicError(`${where}: ${called(name)} holds something that is no id.`);
  });
}
