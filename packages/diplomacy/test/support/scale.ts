/** How many times as many random positions as in an ordinary run of the tests: `npm run diplomacy:fuzz` looks at very many. */
export const scale = Number(process.env.DIPLOMACY_SCALE ?? 1);

/** Numbers from 1 on: one for each position to look at. */
export const seeds = (count: number): number[] => Array.from({ length: count * scale }, (_, n) => n + 1);
