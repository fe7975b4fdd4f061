import { type LeftOpen, nothingOpen } from '../../../terms/court/decisions.ts';
import { counted, dayOf, listed, signed } from '../../../terms/words.ts';
import { courtItem } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Case, latestJudgement } from '../book/cases.ts';

/** What the panel that sent the case back left open to the Moderator (Acts II.9.4 and III.3.8). */
export function leftOpenIn(known: Case): LeftOpen {
  const outcome = latestJudgement(known)?.outcome;
  return (outcome?.kind === 'remand' ? outcome.open : undefined) ?? nothingOpen;
}

/** What is left open, after “the Moderator may”; empty where the panel named nothing. */
export function openWords(view: ClubView, { subject }: Case, { lift, until, points }: LeftOpen): string {
  const ofPoints = (most: number) =>
    courtItem(view, subject.kind).isChange === true
      ? `change the score by at most ${signed(most)}`
      : `take at most ${counted(most, 'point')}`;
  return listed(
    [
      ...(until === null ? [] : [`have the ban end on any day up to ${dayOf(until)}`]),
      ...(lift ? ['lift the ban, or end it sooner'] : []),
      ...(points === null ? [] : [ofPoints(points)]),
    ],
    'or',
  );
}
