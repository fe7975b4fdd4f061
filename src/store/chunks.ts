/** SQLite takes only so many values in one statement, and Prisma is slow long before that. */
const atOnce = 100;

/** Cuts a list into pieces for one statement each. */
export const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce));
