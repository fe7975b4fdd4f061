import { nothingOpen } from '../../../terms/court/decisions.ts';
import { counted } from '../../../terms/words.ts';
import { broughtIn, courtItem } from '../../house/brought.ts';
import type { CourtItem } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import { dayOf, nameOf, signed } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import type { JudgementOutcome, Relief } from '../book/court-entries.ts';
import { openWords } from '../opinions/words.ts';

/** A judgement, or what would be one: `seq` is the place of its entry, and later than all others before it has one. */
export interface Decided {
  outcome: JudgementOutcome;
  seq: number;
}

/** What is decided, in a few words: “the Court decides to …” (Acts III.3.8 and III.3.9). */
export function decisionWords(decided: Decided, appeal: Case, view: ClubView): string {
  const { outcome } = decided;
  switch (outcome.kind) {
    case 'uphold':
      return `uphold ${below(decided, appeal)}`;
    case 'overturn':
      return `overturn ${below(decided, appeal)}: ${reliefWords(decided, outcome.relief, appeal, view)}`;
    case 'remand':
      return 'remand it: a Moderator decides again';
    case 'stands':
      return `let ${below(decided, appeal)} stand, because no outcome had a majority`;
    case 'dismissed':
      return 'dismiss the petition';
    default:
      return outcome satisfies never;
  }
}

/** What the Moderator may do after a remand, as a sentence to follow; of a ban the panel has to say so (Act II.9.4). */
export function afterRemand(outcome: JudgementOutcome, appeal: Case, view: ClubView): string[] {
  if (outcome.kind !== 'remand') return [];
  const words = openWords(view, appeal, outcome.open ?? nothingOpen);
  if (words !== '') return [`They may ${words}.`];
  const { penalty } = broughtIn(view, appeal.subject);
  const isBan = penalty?.parts.some(({ kind }) => kind === 'ban') === true;
  return isBan ? ['They have to keep the ban as it is.'] : [];
}

function below({ seq }: Decided, { judgements, redecision }: Case): string {
  if (redecision !== null && redecision.seq < seq) return 'the Moderator’s new decision';
  const judged = judgements.some((each) => each.seq < seq && each.outcome.kind !== 'remand');
  return judged ? 'the panel’s judgement' : 'the decision';
}

/** Whether the panel, or a Moderator after it, had changed before that what was decided first. */
const wasChanged = ({ seq }: Decided, { judgements, redecision }: Case): boolean =>
  [...judgements, redecision].some((each) => each !== null && each.seq < seq && each.effects.length > 0);

function reliefWords(decided: Decided, relief: Relief, appeal: Case, view: ClubView): string {
  const brought = broughtIn(view, appeal.subject);
  switch (relief.kind) {
    case 'undo':
      return wasChanged(decided, appeal) ? 'the first decision stands again' : brought.undone;
    case 'until':
      return `the ban lasts until the end of ${dayOf(relief.until)} instead`;
    case 'points':
      return pointsWords(relief.points, courtItem(view, appeal.subject.kind));
    case 'result':
      return brought.result?.(relief.score, (person) => nameOf(view, person)).told ?? 'another result';
    default:
      return relief satisfies never;
  }
}

function pointsWords(points: number, { isChange }: CourtItem): string {
  if (isChange === true) return `the score is changed by ${signed(points)} instead`;
  return points === 0 ? 'a warning instead' : `${counted(points, 'point')} off the score instead`;
}
