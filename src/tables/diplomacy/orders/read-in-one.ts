import {
  type Context,
  type Line,
  type Misread,
  readLines,
  readOrder,
  writeConditional,
  writeOrder,
} from '../../../../packages/diplomacy/src/index.ts';
import { troubleLater } from './later.ts';
import type { OrderRead } from './read-orders.ts';

type TroubleWith = (order: NonNullable<OrderRead['order']>, context: Context) => Misread | null;

/** What lines say in a game in which all of a turn is ordered at once (BT15): moves, and what is for after them. */
export function readInOne(texts: readonly string[], context: Context, troubleWith: TroubleWith): OrderRead[] {
  const { map, rules, position, kind, power } = context;
  const lines = readLines(new Map([[power, texts]]), { map, rules, position, kind });
  return lines.map((line) => asRead(line, context, troubleWith));
}

function asRead(
  { text, order, conditional, misread }: Line,
  context: Context,
  troubleWith: TroubleWith,
): OrderRead {
  const nothing = { text, order: null, conditional: null, written: null };
  if (conditional !== null) {
    const what = troubleLater(context, conditional);
    const trouble = what === null ? null : { at: null, what, possible: [] };
    return { ...nothing, conditional, written: writeConditional(conditional), trouble };
  }
  if (misread === null && order !== null)
    return {
      ...nothing,
      order,
      written: writeOrder(order, context.kind),
      trouble: troubleWith(order, context),
    };
  // Read again, with what would be possible.
  const reading = readOrder(text, context);
  return { ...nothing, trouble: 'misread' in reading ? reading.misread : misread };
}
