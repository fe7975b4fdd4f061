import { shown } from '../../../../packages/diplomacy/src/index.ts';
import { cut } from '../../../house/words/text.ts';
import { offersFor, subjectsOf } from '../orders/choices.ts';
import type { OwnGame } from '../orders/own-orders.ts';

/** As long as Discord lets a placeholder be. */
const longest = 100;

/** How orders are written in this phase: one of each kind that the player's own units can be given. */
export function exampleFor(own: OwnGame): string {
  const subjects = subjectsOf(own, []);
  const offers = subjects.flatMap((subject) => offersFor(own, subject, subjects));
  const firsts = offers.filter(
    ({ order }, place) => offers.findIndex((other) => other.order.kind === order.kind) === place,
  );
  return cut(firsts.map(({ written }) => typed(written)).join('; '), longest);
}

/** As one types it: `A Vie-Gal`. */
const typed = (written: string): string => shown(written).replaceAll('–', '-');
