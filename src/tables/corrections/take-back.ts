import { asForeseen, type Preview, type Sealed } from '../../house/plan.ts';
import { refused } from '../../house/result.ts';
import { findGame, findPhase } from '../diplomacy/find-game.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { findTableWith } from '../games.ts';
import { needsDirector } from '../officers/directing.ts';
import { by, type Meant } from '../table.ts';
import { needsGm } from '../who.ts';
import { carryOutCorrection, type PlannedCorrection, planned } from './correct-entry.ts';
import { returnsTo, tooLongAgo, undoneByReturnTo } from './correctable.ts';

export interface Return extends Meant, Sealed {
  /** As somebody typed it: `S1901M`. */
  phase: string;
  reason: string;
}

/**
 * What going back to the beginning of a phase would come to: everything since is undone, and the phase gets its full time again. Refused to
 * all but the gamemaster (Club 7.5), or the director whose consent that is then (WM D.VIII(1)), where the rules have no such thing, and for what is too long ago or was taken back before.
 */
export const previewReturn: Preview<Return, PlannedCorrection> = (view, actor, input, now) => {
  const returning = findTableWith(view, input, 'return');
  if (!returning.ok) return returning;
  const found = findGame(view, input);
  if (!found.ok) return found;
  const { table } = found.value;
  const { phases, rollbacks, rollbackBy } = table.rules.figures.lookBack;
  const refusals =
    rollbackBy === 'director'
      ? needsDirector(view, actor, table, 'return')
      : needsGm(view, actor, table, 'return');
  if (refusals.length > 0) return refused(...refusals);
  if (phases === 0 || rollbacks === 0)
    return refused({ code: 'no-return', table: table.number, ...by(table.rules, 'return') });
  const played = findPhase(found.value, input.phase);
  if (!played.ok) return played;
  const { phase } = played.value;
  const old = tooLongAgo(table, { type: 'phase-adjudicated', phase, how: played.value.how }, 'return');
  if (old.length > 0) return refused(...old);
  if (returnsTo(table, phase) >= rollbacks)
    return refused({ code: 'returned-before', table: table.number, phase, ...by(table.rules, 'return') });
  const entries = undoneByReturnTo(table, played.value);
  return planned(view, {
    ...{
      table,
      actor,
      now,
      reason: input.reason,
      name: `Everything since the beginning of ${phaseName(phase, table)}`,
    },
    body: { type: 'game-taken-back', phase, entries, again: false },
  });
};

/** The gamemaster takes the game back to the beginning of a phase. */
export const takeGameBack = asForeseen(previewReturn, carryOutCorrection);
