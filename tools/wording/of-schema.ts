import { z } from 'zod';
import { type Mark, marks } from '../../src/ledger/fields.ts';

/** The number that a sample names of each kind of thing. */
export type Numbers = Readonly<Record<Mark, number>>;

/** Values of a schema, in which every choice that it leaves open occurs: each option, each name of a list, and nothing too. */
export function valuesOf(schema: z.core.$ZodType, numbers: Numbers): unknown[] {
  const mark = marks.get(schema);
  if (mark !== undefined) return [numbers[mark]];
  if (schema instanceof z.ZodNullable) return [...valuesOf(schema.unwrap(), numbers), null];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return valuesOf(schema.unwrap(), numbers);
  if (schema instanceof z.ZodArray) return valuesOf(schema.element, numbers).map((value) => [value]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => valuesOf(option, numbers));
  if (schema instanceof z.ZodObject) return objectsOf(schema.shape, numbers);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  return [simple(schema)];
}

/** For each value of each field an object, whose other fields are filled as they can be first. */
function objectsOf(shape: Readonly<Record<string, z.core.$ZodType>>, numbers: Numbers): object[] {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, values: valuesOf(schema, numbers) }));
  const first = Object.fromEntries(fields.map(({ name, values: [value] }) => [name, value]));
  return [
    first,
    ...fields.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: value }))),
  ];
}

const simples: readonly unknown[] = [1, 0, '2026-11-20', 'Nf3', 'II.4', { room: '12' }];

function simple(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodLiteral) return schema.value;
  const value = simples.find((each) => z.safeParse(schema, each).success);
  if (value === undefined) throw new Error('There is no sample for a kind of field');
  return value;
}
