import {
  type Context,
  type Line,
  readLines,
  writeConditional,
} from '../../../../packages/diplomacy/src/index.ts';
import { subjectOfLater, troubleLater } from './later-orders.ts';
import { type OrderRead, readLine } from './read-line.ts';

/** What lines say in a game in which all of a turn is ordered at once (BT15): moves, and what is for after them. */
export function readInOne(texts: readonly string[], context: Context): OrderRead[] {
  const { map, rules, position, kind, power } = context;
  const lines = readLines(new Map([[power, texts]]), { map, rules, position, kind });
  return lines.map((line) => asRead(line, context));
}

function asRead({ text, conditional }: Line, context: Context): OrderRead {
  if (conditional === null) return readLine(text, { ...context, refused: null, last: null });
  const what = troubleLater(context, conditional);
  return {
    ...{ text, phase: context.kind, order: null, meant: null },
    ...{ conditional, subject: subjectOfLater(conditional), written: writeConditional(conditional) },
    trouble: what === null ? null : { at: null, what, possible: [] },
  };
}
