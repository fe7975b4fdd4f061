import { z } from 'zod';
import { type Entry, type EntryType, schemas } from './entries.ts';
import { instant, type Mark, marks } from './fields.ts';

/** A number in an entry that is of somebody or something. */
export interface Mention {
  mark: Mark;
  number: number;
}

/** Whom and what an entry names, by its schema. */
export const mentionsIn = (entry: Entry): Mention[] => readers.of(entry.type)?.(entry) ?? [];

type Reader = (value: unknown) => Mention[];

/** What reads each kind of entry, made when it is first needed. */
class Readers {
  private readonly known = new Map<EntryType, Reader | null>();

  of(type: EntryType): Reader | null {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const reader = readerOf(schemas[type]);
    this.known.set(type, reader);
    return reader;
  }
}

const readers = new Readers();

/** What finds the marked numbers in values of a schema; null where there can be none. */
function readerOf(schema: z.core.$ZodType): Reader | null {
  const mark = marks.get(schema);
  if (mark !== undefined) return (value) => (typeof value === 'number' ? [{ mark, number: value }] : []);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return readerOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return ofEach(readerOf(schema.element));
  if (schema instanceof z.ZodUnion) return ofOptions(schema.options);
  return schema instanceof z.ZodObject ? ofFields(schema.shape) : null;
}

const ofEach = (read: Reader | null): Reader | null =>
  read && ((value) => (Array.isArray(value) ? value.flatMap(read) : []));

function ofOptions(options: readonly z.core.$ZodType[]): Reader | null {
  const read = options.map((schema) => ({ schema, read: readerOf(schema) }));
  if (read.every((option) => option.read === null)) return null;
  return (value) => read.find(({ schema }) => z.safeParse(schema, value).success)?.read?.(value) ?? [];
}

function ofFields(shape: Readonly<Record<string, z.core.$ZodType>>): Reader | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const read = readerOf(schema);
    return read === null ? [] : [{ name, read }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    const values = new Map<string, unknown>(Object.entries(value ?? {}));
    return fields.flatMap(({ name, read }) => read(values.get(name)));
  };
}

/** What stands in the fields of entries by their names, wherever they are: somebody, something, or a moment. */
export const markedFields = (): ReadonlyMap<string, Mark | 'moment'> =>
  new Map(Object.values(schemas).flatMap((schema) => marksIn(schema)));

type MarkedField = [name: string, mark: Mark | 'moment'];

function marksIn(schema: z.core.$ZodType, name = ''): MarkedField[] {
  const mark = schema === instant ? 'moment' : marks.get(schema);
  if (mark !== undefined) return [[name, mark]];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return marksIn(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return marksIn(schema.element, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => marksIn(option, name));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([field, inner]) => marksIn(inner, field));
}
