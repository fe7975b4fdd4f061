import { z } from 'zod';
import { joined, partsOf } from '../house/chapters.ts';
import type { Told } from '../house/told.ts';
import * as chapters from './chapters.ts';
import { threadNames } from './nomic/threads/names.ts';

export const tableTargets = [
  /** Where a table is played: its thread, once that is opened, or its channel. */
  z.object({ to: z.literal('table'), table: z.int().positive() }),
  /** One of the two threads that a table of Nomic has besides its own; that one, while it is not there. */
  z.object({ to: z.literal('nomic'), table: z.int().positive(), thread: z.enum(threadNames) }),
] as const;

/** What must not be missed: where a direct message does not arrive, the person is asked to open theirs. */
export const tablePressing = joined(partsOf(chapters, 'pressing'));

/** What the bot says by itself of tables. */
export const tableNotices = joined(partsOf(chapters, 'notices'));

/** One of those that are named. */
export type TableNotice<Kind extends keyof typeof tableNotices> = Told<typeof tableNotices, Kind>;
