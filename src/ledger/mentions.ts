import { z } from 'zod';
import { instant, type Mark, marks } from './fields.ts';

/** A number in an entry that is of somebody or something. */
export interface Mention {
  mark: Mark;
  number: number;
}

/** What finds the mentions in a value. */
export type Reader = (value: unknown) => Mention[];

/** What finds the marked numbers in values of a schema; null where there can be none. */
export function readerOf(schema: z.core.$ZodType): Reader | null {
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

/** What stands in the fields of entries of these schemas by their names, wherever they are: somebody, something, or a moment. */
export const markedFields = (schemas: readonly z.core.$ZodType[]): ReadonlyMap<string, Mark | 'moment'> =>
  new Map(schemas.flatMap((schema) => marksIn(schema)));

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
