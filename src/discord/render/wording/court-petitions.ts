import { movesFrom } from '../../../../terms/court/stages.ts';
import type { ClubView } from '../../../club/ports.ts';
import { caseOf, citationShown, moveWords, stageWords } from '../court/case-words.ts';
import { listed } from '../text.ts';
import { type RefusalOf, say, type Wording } from './wording.ts';

export type PetitionRefusal = RefusalOf<'not-at-this-stage' | 'writ-given-already' | 'petitioner-only'>;

/** Why something is not to be done with a petition, and what is. */
export function wordPetition(refusal: PetitionRefusal, view: ClubView): Wording {
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
