import type { Game, PointOfOrder, Rule } from '../../../packages/nomic/src/index.ts';
import { type Result, understood } from '../../house/result.ts';
import { ruleCalled } from './rule-address.ts';

/** The number that somebody names: `203`, `Rule 203`, `#3`, or what the choices show, which begins so. */
function numberIn(typed: string): number | undefined {
  const [, digits] =
    /^\s*(?:rule|point(?: of order)?|judgement|proposal)?\s*#?(\d{1,6})(?:\[I\])?(?=[\s:.,]|$)/i.exec(
      typed,
    ) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The rule in effect that bears a number, else the one that bore it last. */
export const findRule = ({ rules }: Game, typed: string): Result<Rule> =>
  understood(ruleCalled(rules, numberIn(typed) ?? Number.NaN), { problem: 'no-such-rule', text: typed });

export function findPoint({ pointsOfOrder }: Game, typed: string): Result<PointOfOrder> {
  const number = numberIn(typed);
  return understood(
    pointsOfOrder.find((point) => point.number === number),
    { problem: 'no-such-point-of-order', text: typed },
  );
}
