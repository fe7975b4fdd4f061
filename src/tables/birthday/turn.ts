import type { Instant } from '../../../terms/time.ts';
import type { TableState } from '../book/table.ts';
import { orderHours, turnBegins } from '../clock/turns.ts';
import { type DiplomacyTableRules, diplomacyRules } from '../rule-sets/rule-set.ts';
import { clockRulesAt, rulesAt } from './amendments.ts';

/**
 * The rules by which a turn is resolved, by the entry that ends it: as they were when orders were due (BT15). A turn that waited for the
 * Judge since then takes nothing that was changed meanwhile.
 */
export const rulesOfTurn = (state: TableState, { at }: { at: Instant }): DiplomacyTableRules =>
  diplomacyRules(rulesAt(state, state.regulations.stopped?.at ?? at));

/** Whether nothing can be ordered: a turn waits for the Judge, or somebody has won and the end is to be announced (BT3, BT16). */
export const isAtRest = ({ regulations, diplomacy: game }: TableState): boolean =>
  regulations.stopped !== null || (game !== null && game.winners.length > 0);

/** The turn that begins at that moment or after it: by the clock as it is known then (BT15). Throws where turns have no fixed time. */
export function turnAfter(state: TableState, from: Instant): { begunAt: Instant; hours: number } {
  const begunAt = turnBegins(from, ...clockAt(state, from));
  const [turns] = clockAt(state, begunAt);
  return { begunAt, hours: orderHours(turns) };
}

function clockAt(state: TableState, at: Instant) {
  const { turns, timezone } = clockRulesAt(state, at).figures;
  if (turns === null || timezone === null) throw new Error('The turns of these rules begin at no fixed time');
  return [turns, { timezone }] as const;
}
