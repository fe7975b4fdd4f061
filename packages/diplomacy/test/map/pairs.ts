/** Every border once, as `bud-gal`. */
export const pairs = (borders: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...borders].flatMap(([from, to]) =>
    [...to].filter((each) => from < each).map((each) => `${from}-${each}`),
  );
