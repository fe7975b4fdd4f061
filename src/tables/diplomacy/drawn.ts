import {
  type Context,
  type DrawnOrder,
  readOrder,
  type Told,
} from '../../../packages/diplomacy/src/index.ts';
import type { TableRules } from '../rule-sets/rule-set.ts';
import type { PhasePlayed } from './game.ts';

/** The orders of a phase that was played, as they are drawn: with what became of them. What could not be read, or did not count, is left out. */
export function drawnOf(
  { before, told }: Pick<PhasePlayed, 'before' | 'told'>,
  rules: TableRules,
): DrawnOrder[] {
  const { diplomacy } = rules;
  const { map } = diplomacy;
  const { kind } = before.phase;
  return told
    .filter(({ why }) => why.code !== 'not counted')
    .flatMap((each) => drawn(each, { map, rules: diplomacy, position: before, power: each.power, kind }));
}

function drawn({ power, order: text, result }: Told, context: Context): DrawnOrder[] {
  const reading = readOrder(text, context, () => []);
  return 'order' in reading ? [{ power, order: reading.order, result }] : [];
}
