import type { Against } from '../../../../terms/court/against.ts';
import { movesFrom } from '../../../../terms/court/stages.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Invalid } from '../../../house/refusals.ts';
import { dayOf, listed, nameOf, plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import { caseOf, citationShown, moveWords, stageWords } from '../case-words.ts';
import { conflictWords } from '../conflict-words.ts';

export type PetitionRefusal = RefusalOf<
  | 'not-at-this-stage'
  | 'writ-given-already'
  | 'petitioner-only'
  | 'party-only'
  | 'not-your-matter'
  | 'not-decided-yet'
  | 'not-appealable'
  | 'justice-has-conflict'
  | 'party-to-case'
>;

/** Why something is not to be done with a petition, and what is. */
export function wordPetition(refusal: PetitionRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'not-your-matter':
      return say(
        'You can take to the Court only what concerns you.',
        'Choose one of yours from the list as you type. If you are new here, `/join` first.',
      );
    case 'not-decided-yet':
      return say(
        `Nothing is decided about game #${refusal.game} yet.`,
        'See what it waits for with `/game show`; you can ask the Court once it counts, or was refused.',
      );
    case 'not-appealable':
      return wordObstacle(refusal, view);
    default:
      return wordCase(refusal, view);
  }
}

type CaseRefusal = Exclude<
  PetitionRefusal,
  RefusalOf<'not-your-matter' | 'not-decided-yet' | 'not-appealable'>
>;

function wordCase(refusal: CaseRefusal, view: ClubView): Wording {
  const cited = citationShown(caseOf(view, refusal.case));
  switch (refusal.code) {
    case 'not-at-this-stage':
      return say(`${cited} ${stageWords[refusal.stage]}.`, possible(refusal));
    case 'writ-given-already':
      return say(
        `You have said already that ${cited} is to be heard.`,
        'The Chief Justice, or another Justice, has to say so too.',
      );
    case 'petitioner-only':
      return say(
        `Only whoever asked the Court for ${cited} can take that back.`,
        'If you are the other party, tell the Court your side in its hearing.',
      );
    case 'party-only':
      return say(
        `Only a party to ${cited} can do that.`,
        'See what everybody may read of it with `/appeal status`.',
      );
    case 'justice-has-conflict':
      return say(
        `You have a conflict of interest in ${cited}, as ${listed(refusal.conflicts.map((kind) => conflictWords[kind]))}.`,
        'The Chief Justice, or Justices without one, say whether it is heard.',
      );
    case 'party-to-case':
      return say(
        `${nameOf(view, refusal.person)} is involved in ${cited}, which is not over.`,
        'That has to wait until it is. Whoever asked the Court can end it with `/appeal withdraw`.',
      );
    default:
      return refusal satisfies never;
  }
}

function possible({ stage }: RefusalOf<'not-at-this-stage'>): string {
  const words = new Set(movesFrom(stage).map((move) => moveWords[move]));
  const known = [...words].filter((each) => each !== undefined);
  return known.length === 0
    ? 'Nothing more can be done with it.'
    : `What can be done with it now: ${listed(known, 'or')}.`;
}

/** What keeps the Court from taking something. */
function wordObstacle(refusal: RefusalOf<'not-appealable'>, view: ClubView): Wording {
  const { obstacle, until } = refusal;
  const cited = refusal.case === null ? 'A case' : citationShown(caseOf(view, refusal.case));
  switch (obstacle) {
    case 'staff-ban':
      return say(
        'The Court has no say in a ban by the member of staff.',
        'Only they can end it sooner: ask them.',
      );
    case 'clock-order':
      return say(
        'An order to play with a chess clock cannot be taken to the Court.',
        'Only the Chief Justice can end it: ask them.',
      );
    case 'fallen':
      return say(
        'It does not stand any more: it was undone, or is over.',
        'There is nothing left for the Court to undo. See `/explain` for how your score came about.',
      );
    case 'barred':
      return say(
        `The Court has said that this ban cannot be appealed again before ${until === null ? 'a later day' : dayOf(until)}.`,
        'You can ask again from that day on.',
      );
    case 'open':
      return say(
        `${cited} is before the Court already, about the same.`,
        'See how it stands with `/appeal status`.',
      );
    case 'final':
      return say(
        `${cited} was judged by the whole Court, and everybody is bound by that.`,
        'There is no further appeal.',
      );
    case 'declined':
      return say(
        `${cited} was judged, and the Chief Justice has declined to have the whole Court hear it.`,
        'There is no further appeal.',
      );
    case 'judged':
      return say(
        `${cited} was judged already, about the same.`,
        'A party to it can ask for the whole Court with `/appeal enbanc`.',
      );
    default:
      return obstacle satisfies never;
  }
}

const ofKind: Readonly<Record<Against, string>> = {
  penalty: 'penalty',
  ban: 'ban',
  monitor: 'monitor',
  game: 'game',
  deduction: 'deduction for absence or idleness',
  technical: 'change of a score',
  judgement: 'judgement',
  other: 'other matter',
};

/** What somebody wants to take to the Court, and did not say so that it is clear. */
export const wordItem = (invalid: Extract<Invalid, { problem: 'no-such-item' | 'which-item' }>): Wording =>
  invalid.problem === 'which-item'
    ? say(
        `It is not clear which ${ofKind[invalid.against]} you mean.`,
        'Say which with `item`: choose one from the list as you type.',
      )
    : say(
        invalid.text === ''
          ? `There is no ${ofKind[invalid.against]} that you could take to the Court.`
          : `There is no ${ofKind[invalid.against]} “${plain(invalid.text, 60)}”.`,
        'Choose one from the list as you type, or another kind with `against`.',
      );
