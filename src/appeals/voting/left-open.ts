import { type LeftOpen, nothingOpen } from '../../../terms/court/decisions.ts';
import { counted, dayOf, listed, signed } from '../../../terms/words.ts';
import { latestJudgement } from '../book/case-views.ts';
import type { Case } from '../book/cases.ts';
import type { Subject } from '../book/court-entries.ts';

/** What the panel that sent the case back left open to the Moderator (Acts II.9.4 and III.3.8). */
export function leftOpenIn(known: Case): LeftOpen {
  const outcome = latestJudgement(known)?.outcome;
  return (outcome?.kind === 'remand' ? outcome.open : undefined) ?? nothingOpen;
}

/** What is left open, after “the Moderator may”; empty where the panel named nothing. */
export function openWords({ lift, until, points }: LeftOpen, { kind }: Subject): string {
  return listed(
    [
      ...(until === null ? [] : [`have the ban end on any day up to ${dayOf(until)}`]),
      ...(lift ? ['lift the ban, or end it sooner'] : []),
      ...(points === null ? [] : [pointsWords(points, kind)]),
    ],
    'or',
  );
}

const pointsWords = (points: number, kind: Subject['kind']): string =>
  kind === 'technical'
    ? `change the score by at most ${signed(points)}`
    : `take at most ${counted(points, 'point')}`;
