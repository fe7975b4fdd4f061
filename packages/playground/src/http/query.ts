import { invalidField } from '../errors.ts';

/** The number of this name in the address, or the usual one; refuses what is not within the bounds. */
export function numberIn(
  query: Record<string, string>,
  name: string,
  { least, most, usual }: { least: number; most: number; usual: number },
): number {
  const text = query[name];
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw invalidField(
    [name],
    'NUMBER_TYPE_COERCE',
    `Value "${text}" is not a number from ${least} to ${most}.`,
  );
}

/** Refuses an address in which something other than an identifier stands where one belongs. */
export function demandIdentifiers(params: Record<string, string>): void {
  for (const [name, value] of Object.entries(params))
    if (name.endsWith('_id') && value !== '@me' && !/^\d+$/.test(value))
      throw invalidField([name], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
}
