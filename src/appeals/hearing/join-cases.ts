import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import type { Case } from '../book/cases.ts';
import { conflictsIn } from '../conflicts.ts';
import type { NoJoin } from '../words/refusals/hearing.ts';
import { heardTogether } from './joined.ts';

/**
 * None where the panel of one case may hear the other with it: both are before a panel, or to be, and nobody who sits
 * has a conflict in the other (Act III.3.5). Else the refusal.
 */
export function mayJoin(view: ClubView, known: Case, other: Case): Refusal[] {
  const why = whyNot(view, known, other);
  const acts = why === 'conflict' ? (['III.3.5'] as const) : (['III.3.7'] as const);
  return why === null ? [] : [{ code: 'not-joined', case: known.number, with: other.number, why, acts }];
}

function whyNot(view: ClubView, known: Case, other: Case): NoJoin | null {
  if (known.number === other.number) return 'same';
  if (known.heardWith !== null || other.heardWith !== null || heardTogether(view, other).length > 1)
    return 'joined';
  if (known.stage === 'sitting' || other.enBanc || other.stage === 'sitting') return 'whole-court';
  if (other.stage !== 'granted' && other.stage !== 'hearing') return 'not-now';
  return known.panel.some((justice) => conflictsIn(view, [other], justice).length > 0) ? 'conflict' : null;
}
