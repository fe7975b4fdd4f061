import { nameOf, say, type Worded } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { OpinionKind } from '../../book/court-entries.ts';
import { citing, type OfCase } from '../case-words.ts';

/** Why somebody does not write an opinion, and who does. */
export const opinionRefusals = {
  'not-judged-yet': citing(
    (cited) => `${cited} is not judged yet.`,
    'First everyone who hears it has to vote with `/court vote`.',
  ),
  'opinion-published': citing(
    (cited) => `The opinion of the Court in ${cited} is already published.`,
    'Read it with `/court precedents`. You can still add another opinion.',
  ),
  'author-chosen-by-chief': (_: OfCase) => ({
    wrong: 'Only a Chief Justice who voted with the majority can choose somebody else to write.',
    remedy: 'To write it yourself, leave `justice` out.',
  }),
  'author-chosen-already': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} is already writing the opinion of the Court in ${cited}.`,
    'You can still write an opinion of your own with `/court opinion`.',
  ),
  'not-of-majority': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} did not vote with the majority in ${cited}, or has left the Court.`,
    'Choose somebody from the majority. Anyone who voted differently can write a dissent.',
  ),
  'opinion-written-already': citing(
    (cited, { opinion }: { opinion: OpinionKind }) =>
      `You have already written ${kindWords[opinion]} in ${cited}.`,
    'Everyone writes one opinion on a judgement, and it can’t be changed.',
  ),
  /** `author`: who writes for the Court, where that is what was tried and somebody was chosen. */
  'opinion-not-theirs': citing(
    (cited, { opinion, author }: { opinion: OpinionKind; author: PersonNumber | null }, view) =>
      author === null
        ? `You cannot write ${kindWords[opinion]} in ${cited}.`
        : `${nameOf(view, author)} writes ${kindWords[opinion]} in ${cited}.`,
    (_, { opinion }) => mayWrite[opinion],
  ),
} satisfies Worded;

/** What was not understood of an opinion. */
export const opinionProblems = {
  /** Only the opinion of the Court itself holds anything. */
  'holding-of-the-court': () => ({
    wrong: 'Only the opinion of the Court can have a holding, not a concurring opinion or a dissent.',
    remedy: 'Leave `act` and `holding` out.',
  }),
  'too-many-acts': ({ limit }: { limit: number }) =>
    say(`A holding is about at most ${limit} Acts.`, 'Name the ones it says most about.'),
} satisfies Worded;

/** What an opinion is called in the middle of a sentence. */
export const kindWords: Readonly<Record<OpinionKind, string>> = {
  majority: 'the opinion of the Court',
  concurrence: 'a concurring opinion',
  dissent: 'a dissent',
};

const mayWrite: Readonly<Record<OpinionKind, string>> = {
  majority: 'Anyone who voted with the majority can take it on with `/court author`, if nobody has yet.',
  concurrence:
    'Only somebody from the majority with other reasons can. If you voted differently, write a dissent.',
  dissent:
    'Only somebody who voted differently from the majority can. If you voted with it, write a concurring opinion.',
};
