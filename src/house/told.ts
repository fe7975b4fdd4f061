import { z } from 'zod';

/** Kinds of what is told, by their names: what belongs to each besides its name. */
export type Kinds = Readonly<Record<string, z.ZodObject>>;

/** One of those kinds: any, or one of those named. */
export type Told<All extends Kinds, Kind extends keyof All = keyof All> = {
  [K in Kind]: { kind: K } & z.output<All[K]>;
}[Kind];

const named = z.object({ kind: z.string() });

/** Whether something, such as what was stored by an older version, is one of those kinds and whole. */
export function isTold<All extends Kinds>(kinds: All, value: unknown): value is Told<All> {
  const { data } = named.safeParse(value);
  if (data === undefined || !Object.hasOwn(kinds, data.kind)) return false;
  return kinds[data.kind]?.safeParse(value).success ?? false;
}
