import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import { done, refused, unlessRefused } from '../../house/result.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { by, type Meant, notPlayed, theTable } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { endPhase } from './end-phase.ts';
import { findGame, type TableWithGame } from './find-game.ts';
import { waitsForReplacement } from './missing.ts';

/**
 * The game whose phase the gamemaster would end now. Refused to others, and where the rules let nobody do so (Club 3.3): they may where
 * results are held back for somebody to play an open seat, which is in civil disorder then (WM D.VII(6), MJ A.15).
 */
export const previewEarly: Preview<Meant, TableWithGame> = (view, actor, meant) => {
  const found = findGame(view, meant);
  if (!found.ok) return found;
  const { table } = found.value;
  const refusals = needsGm(view, actor, table, 'early-end');
  if (refusals.length > 0) return refused(...refusals);
  if (table.state.status !== 'playing') return refused(notPlayed(table));
  return unlessRefused(
    diplomacyRules(table.rules).figures.gmMayEndEarly || waitsForReplacement(table)
      ? []
      : [{ code: 'phase-ends-itself', table: table.number, ...by(table.rules, 'early-end') }],
    done(found.value),
  );
};

/** The gamemaster ends the phase before its deadline. */
export const adjudicateEarly = asPreviewed(previewEarly, (work, actor, { table, game }) => {
  const phase = writePhase(game.position.phase);
  endPhase(work, theTable(work, table.number), 'gm', personActing(work, actor));
  return { kind: 'phase-ended', table: table.number, phase } as const;
});
