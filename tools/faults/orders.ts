import { z } from 'zod';

/** What the machine below the bot is told to do, over the channel between the two processes. */
export const Order = z.union([
  /** The machine's clock is wrong by so many milliseconds from now on. */
  z.object({ clockOff: z.number() }),
  /** SQLite refuses all writing, as on a file system that became read-only. */
  z.object({ readOnly: z.boolean() }),
]);
export type Order = z.infer<typeof Order>;
