import { z } from 'zod';
import { pressKinds } from '../../../terms/games/clock.ts';
import type { SentPress } from '../../ladder/clocks/press-clock.ts';

const press = z.strictObject({
  kind: z.enum(pressKinds),
  at: z.int().nonnegative(),
  code: z.string().regex(/^[\w-]{8,40}$/),
});

const body = z.strictObject({ presses: z.array(press).max(100) });

/** The largest body that is read, in bytes: as many presses as are taken at once. */
export const largestBody = 16_384;

/** What a page has sent, or null for anything else. */
export const readSent = (value: unknown): SentPress[] | null => body.safeParse(value).data?.presses ?? null;
