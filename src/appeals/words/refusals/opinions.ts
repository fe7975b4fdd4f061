import type { ClubView } from '../../../house/ports.ts';
import type { Invalid } from '../../../house/refusals.ts';
import { nameOf } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import type { OpinionKind } from '../../book/court-entries.ts';
import { caseOf, citationShown } from '../case-words.ts';

export type OpinionRefusal = RefusalOf<
  | 'not-judged-yet'
  | 'opinion-published'
  | 'author-chosen-by-chief'
  | 'author-chosen-already'
  | 'not-of-majority'
  | 'opinion-written-already'
  | 'opinion-not-theirs'
>;

/** Why somebody does not write an opinion, and who does. */
export function wordOpinion(refusal: OpinionRefusal, view: ClubView): Wording {
  const cited = citationShown(caseOf(view, refusal.case));
  switch (refusal.code) {
    case 'not-judged-yet':
      return say(`${cited} is not judged yet.`, 'First everybody who hears it votes with `/court vote`.');
    case 'opinion-published':
      return say(
        `The opinion of the Court in ${cited} is published already.`,
        'Read it with `/court precedents`. Another opinion beside it can still be added.',
      );
    case 'author-chosen-by-chief':
      return say(
        'Only the Chief Justice, if they voted with the majority, chooses somebody else to write.',
        'To write it yourself, leave `justice` out.',
      );
    case 'author-chosen-already':
      return say(
        `${nameOf(view, refusal.person)} writes the opinion of the Court in ${cited}.`,
        'You can still write one of your own beside it, with `/court opinion`.',
      );
    case 'not-of-majority':
      return say(
        `${nameOf(view, refusal.person)} did not vote with the majority in ${cited}, or is not of the Court any more.`,
        'Choose somebody of the majority. Whoever voted otherwise can write a dissent.',
      );
    case 'opinion-written-already':
      return say(
        `You have written ${kindWords[refusal.opinion]} in ${cited} already.`,
        'Everybody writes one opinion on a judgement, and it stays as it is.',
      );
    case 'opinion-not-theirs':
      return say(notTheirs(refusal, view), mayWrite[refusal.opinion]);
    default:
      return refusal satisfies never;
  }
}

/** What an opinion is called in the middle of a sentence. */
export const kindWords: Readonly<Record<OpinionKind, string>> = {
  majority: 'the opinion of the Court',
  concurrence: 'a concurring opinion',
  dissent: 'a dissent',
};

const mayWrite: Readonly<Record<OpinionKind, string>> = {
  majority:
    'Whoever voted with the majority can name themselves with `/court author`, if nobody writes it yet.',
  concurrence: 'Somebody else of the majority can, who has other reasons. If you voted otherwise, dissent.',
  dissent: 'Whoever voted otherwise than the majority can. If you voted with it, concur.',
};

function notTheirs(
  { author, opinion, case: number }: RefusalOf<'opinion-not-theirs'>,
  view: ClubView,
): string {
  const where = citationShown(caseOf(view, number));
  return author === null
    ? `You cannot write ${kindWords[opinion]} in ${where}.`
    : `${nameOf(view, author)} writes ${kindWords[opinion]} in ${where}.`;
}

type InvalidOpinion = Extract<Invalid, { problem: 'holding-of-the-court' | 'too-many-acts' }>;

/** What was not understood of an opinion. */
export const wordInvalidOpinion = (invalid: InvalidOpinion): Wording =>
  invalid.problem === 'too-many-acts'
    ? say(`A holding is about at most ${invalid.limit} Acts.`, 'Name those that it says most about.')
    : say(
        'Only the opinion of the Court holds anything: a concurring opinion or a dissent does not.',
        'Leave `act` and `holding` out.',
      );
