import { z } from 'zod';

// What columns hold when they are read past Prisma, which knows their kinds: SQLite has fewer than PostgreSQL.

/** A point in time, as a Date. */
export const instant = z.union([z.date(), z.string().pipe(z.coerce.date())]);

/** Whether something holds; SQLite has 0 and 1 for it. */
export const flag = z.codec(z.union([z.boolean(), z.int().min(0).max(1)]), z.boolean(), {
  decode: Boolean,
  encode: (holds) => holds,
});
