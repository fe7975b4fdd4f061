import { readCanonical } from './canonical.ts';
import type { Named, Order } from './order.ts';
import { readAdjustment } from './parse-adjustment.ts';
import { readMovement } from './parse-movement.ts';
import { readRetreat } from './parse-retreat.ts';
import { possibleOrders } from './possible.ts';
import { Reader, Trouble } from './reader.ts';
import type { Context, Misread } from './reading.ts';

/** An order that was understood, or why it was not. */
export type Reading = { readonly order: Order } | { readonly misread: Misread };

/** What is possible for a unit, or for the whole power where no unit was understood; first what begins as was understood. */
export type Possible = (context: Context, unit: Named | null, understood?: string) => readonly string[];

/** No order is longer, in characters. */
export const longestOrder = 1_000;

/**
 * What one order says, by itself: neither other orders nor what is possible help to understand it (DATC 4.E.2, WM D.III(2),
 * MJ B.IV(1)). Whether it can be carried out is for `legalOrder` to say. An order that is not understood comes back with the place in the
 * text where that begins, in offsets of characters.
 */
export function readOrder(text: string, context: Context, possible: Possible = possibleOrders): Reading {
  const order = readCanonical(text, context.map, context.kind);
  if (order !== null) return { order };
  if (text.length > longestOrder) return { misread: tooLong(text) };
  const reader = new Reader(text, context);
  const read = readWhole(reader);
  return read instanceof Trouble ? { misread: misreadOf(read, reader, possible) } : { order: read };
}

const readers = { M: readMovement, R: readRetreat, A: readAdjustment } as const;

function readWhole(reader: Reader): Order | Trouble {
  reader.skip();
  if (reader.atEnd) return reader.trouble(() => 'There is no order here.');
  const read = readers[reader.context.kind](reader);
  if (read instanceof Trouble) return read;
  reader.skip();
  if (reader.atEnd) return read;
  return reader.trouble((rest) => `Nothing could be made of ${rest}.`, reader.tokens.length);
}

/** The trouble with an order, told to its player. */
export function misreadOf({ from, to, what }: Trouble, reader: Reader, possible: Possible): Misread {
  const { understood, unit, context } = reader;
  return { at: { from, to }, what, understood, possible: possible(context, unit, understood) };
}

/** What is said of an order that is longer than any. */
export const tooLong = (text: string): Misread => ({
  at: { from: longestOrder, to: text.length },
  what: `An order has at most ${longestOrder} characters. This one has ${text.length}.`,
  understood: '',
  possible: [],
});
