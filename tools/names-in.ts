/** The names under which a record has something, in their order. */
export const namesIn = <Name extends string>(record: Record<Name, unknown>): Name[] =>
  Object.keys(record).filter((key): key is Name => key in record);
