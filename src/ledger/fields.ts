import { z } from 'zod';
import { type Act, isAct } from '../../terms/register.ts';

/** What the entries of the ledger are made of. */

export const person = z.int().positive();
export const game = z.int().positive();
export const date = z.iso.date();
export const instant = z.int();

/** What a game brought its `player`: a win, a draw or a loss. */
export const points = z.union([z.literal(1), z.literal(0.5), z.literal(0)]);

export const act = z.custom<Act>((value) => typeof value === 'string' && isAct(value));

/** What a penalty consists of (Acts I.2.1 and II.5); the amounts that scores move by come from the fold. */
export const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('warning') }),
  z.object({ kind: z.literal('deduction'), points: z.int().positive() }),
  /** Minutes off the person's next clock game. */
  z.object({ kind: z.literal('time'), minutes: z.int().positive() }),
  /** The game's result from now on, as its `player` sees it. */
  z.object({ kind: z.literal('forfeit'), score: points }),
  z.object({ kind: z.literal('halve') }),
  z.object({ kind: z.literal('reset') }),
  /** Through the whole of its last day; for ever where there is none. */
  z.object({ kind: z.literal('ban'), until: date.nullable(), endsAt: instant.nullable() }),
]);
