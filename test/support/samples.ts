import { z } from 'zod';
import { type Mark, marks } from '../../src/ledger/fields.ts';
import { type Body, type EntryType, rules } from '../../src/rule-books.ts';

/** A number in a sample, and of what it is. */
export interface Named {
  mark: Mark;
  number: number;
}

/** An entry of a kind, with the numbers that stand in its fields; no number stands for two. */
export interface Sample {
  body: Body;
  named: Named[];
}

export const entryTypes: readonly EntryType[] = rules.kinds.map(({ type }) => type);

/** Samples of a kind of entry, in which every field and every way to fill it occurs; empty lists and nulls too. */
export const samplesOf = (type: EntryType): Sample[] =>
  valuesOf(rules.kindOf({ type }).schema, { next: 100 }).map(({ value, named }) => ({
    body: rules.read(type, value),
    named,
  }));

interface Made {
  value: unknown;
  named: Named[];
}

function valuesOf(schema: z.core.$ZodType, count: { next: number }): Made[] {
  const mark = marks.get(schema);
  if (mark !== undefined) {
    count.next += 1;
    return [{ value: count.next, named: [{ mark, number: count.next }] }];
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return valuesOf(schema.unwrap(), count);
  if (schema instanceof z.ZodArray)
    return valuesOf(schema.element, count).map(({ value, named }) => ({ value: [value], named }));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => valuesOf(option, count));
  if (schema instanceof z.ZodObject) return objectsOf(schema.shape, count);
  return [{ value: simple(schema), named: [] }];
}

/** For each value of each field an object, whose other fields are filled as they can be first. */
function objectsOf(shape: Readonly<Record<string, z.core.$ZodType>>, count: { next: number }): Made[] {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, made: valuesOf(schema, count) }));
  const most = Math.max(1, ...fields.map(({ made }) => made.length));
  return Array.from({ length: most }, (_, place) => {
    const chosen = fields.map(({ name, made }) => ({ name, made: made[place] ?? made[0] }));
    return {
      value: Object.fromEntries(chosen.map(({ name, made }) => [name, made?.value])),
      named: chosen.flatMap(({ made }) => made?.named ?? []),
    };
  });
}

const simples: readonly unknown[] = [1, 0, '2026-11-20', 'Nf3', 'II.4', true, { room: '12' }];

function simple(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  const value = simples.find((each) => z.safeParse(schema, each).success);
  if (value === undefined) throw new Error('There is no sample for a kind of field');
  return value;
}
