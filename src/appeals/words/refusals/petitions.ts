import type { Against } from '../../../../terms/court/against.ts';
import { isNeverTaken, type NeverTaken, type Obstacle } from '../../../../terms/court/appealable.ts';
import type { ConflictKind } from '../../../../terms/court/conflicts.ts';
import type { SubjectKind } from '../../../../terms/court/decisions.ts';
import { movesFrom, type Stage } from '../../../../terms/court/stages.ts';
import type { LocalDate } from '../../../../terms/time.ts';
import { courtItem, neverTaken } from '../../../house/brought.ts';
import type { ClubView } from '../../../house/ports.ts';
import { dayOf, listed, nameOf, quoted, say, type Worded, type Wording } from '../../../house/words/text.ts';
import type { CaseNumber, PersonNumber } from '../../../ledger/fields.ts';
import { caseOf, citationShown, citing, conflictWords, moveWords, stageWords } from '../case-words.ts';

/** Why something is not to be done with a petition, and what is. */
export const petitionRefusals = {
  'not-your-matter': () => ({
    wrong: 'You can only take your own matters to the Court.',
    remedy: 'Choose one from the list as you type. If you are new here, `/join` first.',
  }),
  'not-at-this-stage': citing(
    (cited, { stage }: { stage: Stage }) => `${cited} ${stageWords[stage]}.`,
    (_, { stage }) => possible(stage),
  ),
  'writ-given-already': citing(
    (cited) => `You have already granted ${cited}.`,
    'The Chief Justice or another Justice has to grant it too.',
  ),
  'petitioner-only': citing(
    (cited) => `Only the person who filed ${cited} can withdraw it.`,
    'If you are the other party, tell the Court your side in its hearing.',
  ),
  'party-only': citing(
    (cited) => `Only a party to ${cited} can do that.`,
    'See what everyone can read about it with `/appeal status`.',
  ),
  'justice-has-conflict': citing(
    (cited, { conflicts }: { conflicts: ConflictKind[] }) =>
      `You have a conflict of interest in ${cited}. You are ${listed(conflicts.map((kind) => conflictWords[kind]))}.`,
    'The Chief Justice, or Justices without a conflict, decide whether it is heard.',
  ),
  /** A party to a case that is not over: what they asked for has to wait. */
  'party-to-case': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} is involved in ${cited}, which is not over.`,
    'Wait until it is. The person who filed it can end it with `/appeal withdraw`.',
  ),
  'not-appealable': wordObstacle,
} satisfies Worded;

/** What can be said to be taken to the Court, here or in a room of its own. */
type AnyKind = Against | SubjectKind;

/** What somebody wants to take to the Court, and did not say so that it is clear. */
export const petitionProblems = {
  'no-such-item': ({ against, text }: { against: AnyKind; text: string }, view: ClubView) => ({
    wrong:
      text === ''
        ? `There is no ${ofKind(view, against)} that you can take to the Court.`
        : `There is no ${ofKind(view, against)} ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or choose another kind in `against`.',
  }),
  'which-item': ({ against }: { against: AnyKind }, view: ClubView) => ({
    wrong: `I don’t know which ${ofKind(view, against)} you mean.`,
    remedy: 'Say which with `item`: choose one from the list as you type.',
  }),
  /** No case is named, and it is in no case's thread. */
  'which-case': () => ({
    wrong: 'I don’t know which case you mean.',
    remedy: 'Choose it in `case`. In the thread of a case you can leave `case` out.',
  }),
  'no-such-case': ({ text }: { text: string }) => ({
    wrong: `There is no case ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or write it like `[2026] CoA 3`.',
  }),
} satisfies Worded;

function possible(stage: Stage): string {
  const words = new Set(movesFrom(stage).map((move) => moveWords[move]));
  const known = [...words].filter((each) => each !== undefined);
  return known.length === 0
    ? 'Nothing more can be done with it.'
    : ['What you can do now, depending on your part:', ...known.map((each) => `- ${each}.`)].join('\n');
}

interface Unappealable {
  obstacle: Obstacle;
  /** The one about the same, if there is one. */
  case: CaseNumber | null;
  /** The day on which it can be appealed again. */
  until: LocalDate | null;
}

function wordObstacle({ obstacle, case: number, until }: Unappealable, view: ClubView): Wording {
  if (isNeverTaken(obstacle)) return neverTaken(view, obstacle).why;
  const cited = number === null ? 'A case' : citationShown(caseOf(view, number));
  return obstacleWords[obstacle](cited, until === null ? 'a later day' : dayOf(until));
}

const obstacleWords: Readonly<
  Record<Exclude<Obstacle, NeverTaken>, (cited: string, until: string) => Wording>
> = {
  fallen: () => ({
    wrong: 'That was undone, or is over.',
    remedy: 'There is nothing left for the Court to undo. `/explain` shows how your score came about.',
  }),
  barred: (_, until) => ({
    wrong: `The Court has ruled that this ban can’t be appealed again before ${until}.`,
    remedy: 'You can ask again from that day on.',
  }),
  open: (cited) =>
    say(
      `${cited} is already before the Court about the same thing.`,
      'See how it stands with `/appeal status`.',
    ),
  final: (cited) => ({
    wrong: `The whole Court has judged ${cited}, and that is final.`,
    remedy: 'There is no further appeal.',
  }),
  declined: (cited) => ({
    wrong: `${cited} was judged, and the Chief Justice declined to have the whole Court hear it.`,
    remedy: 'There is no further appeal.',
  }),
  judged: (cited) => ({
    wrong: `${cited} has already been judged about the same thing.`,
    remedy: 'A party to it can ask for the whole Court with `/appeal enbanc`.',
  }),
};

const ofKind = (view: ClubView, against: AnyKind): string =>
  against === 'judgement' ? 'judgement' : courtItem(view, against).called;
