import type { Contested } from '../../../terms/court/relief.ts';
import type { DecidedFirst } from '../../../terms/court/remand.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Case } from '../book/cases.ts';
import { contestedIn } from './contested.ts';

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rules'>;

/** What a new decision after a remand is measured by at that moment (Acts II.9.4 and III.3.8). */
export function decidedFirst(view: Ledger, known: Case, now: Instant): DecidedFirst {
  const contested = contestedIn(view, known, now);
  return { ban: contested.ban, points: pointsOf(view, known, contested) };
}

function pointsOf(view: Ledger, { subject }: Case, { points }: Contested): number | null {
  if (!points) return null;
  if (subject.kind === 'technical') return changeBy(view, subject.entry);
  return 'penalty' in subject ? cost(view, subject.penalty) : null;
}

/** What a penalty took: a deduction as it was issued, and of halving and resetting what it came to, in points. */
function cost({ state, entries, rules }: Ledger, penalty: number): number {
  const parts = state.penalties[penalty]?.parts ?? [];
  const deducted = parts.reduce((sum, part) => sum + (part.kind === 'deduction' ? part.points : 0), 0);
  if (!parts.some(({ kind }) => kind === 'halve' || kind === 'reset')) return deducted;
  let came = deducted;
  rules.fold(entries, (move) => {
    if (move.kind === 'penalised' && move.entry.penalty === penalty && move.part.kind !== 'deduction')
      came += move.before - move.after;
  });
  return came;
}

/** By how many points an entry changed a score: as it says, or as it came to. */
function changeBy({ entries, rules }: Ledger, seq: number): number {
  const entry = entries[seq - 1];
  if (entry?.type === 'adjusted' && typeof entry.change !== 'string') return entry.change.points;
  let came = 0;
  rules.fold(entries, (move) => {
    if (move.kind === 'adjusted' && move.entry.seq === seq) came = move.after - move.before;
  });
  return came;
}
