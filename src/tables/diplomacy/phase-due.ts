import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { ClubView } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { firstTime, phaseDeadline } from '../clock/phase-deadline.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { allFinalAt, endPhase } from './end-phase.ts';
import type { PhaseEnd } from './game.ts';

/** The phases that end: at their deadlines (Club 3.1), or once all orders are final (Club 3.3), but not at night (Club 3.2). */
export const phasesDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const ends = phaseEndOf(view, table);
    if (ends === null) return [];
    const { diplomacy } = table.state;
    const phase = diplomacy === null ? '' : writePhase(diplomacy.position.phase);
    const { extensions } = table.state;
    return {
      at: ends.at,
      name: `the end of ${phase} at table ${table.number}, put off ${extensions.length} times`,
      carryOut: (work) => endPhase(work, theTable(work, table.number), ends.how, null),
    };
  });

/** When and how the phase of a table will end as far as it is known now; null while no phase is played. */
export function phaseEndOf(view: ClubView, table: Table): { at: number; how: PhaseEnd } | null {
  const deadline = phaseDeadline(view, table);
  if (deadline === null) return null;
  const finalAt = table.rules.figures.early ? allFinalAt(view, table) : null;
  const early = finalAt === null ? null : firstTime(view, table, finalAt);
  return early !== null && early < deadline ? { at: early, how: 'final' } : { at: deadline, how: 'deadline' };
}
