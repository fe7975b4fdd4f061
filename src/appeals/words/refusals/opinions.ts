import { nameOf, say, type Worded } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { OpinionKind } from '../../book/court-entries.ts';
import { citing, type OfCase } from '../case-words.ts';

/** Why somebody does not write an opinion, and who does. */
export const opinionRefusals = {
  'not-judged-yet': citing(
    (cited) => `${cited} is not judged yet.`,
    'First everybody who hears it votes with `/court vote`.',
  ),
  'opinion-published': citing(
    (cited) => `The opinion of the Court in ${cited} is published already.`,
    'Read it with `/court precedents`. Another opinion beside it can still be added.',
  ),
  'author-chosen-by-chief': (_: OfCase) => ({
    wrong: 'Only the Chief Justice, if they voted with the majority, chooses somebody else to write.',
    remedy: 'To write it yourself, leave `justice` out.',
  }),
  'author-chosen-already': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} writes the opinion of the Court in ${cited}.`,
    'You can still write one of your own beside it, with `/court opinion`.',
  ),
  'not-of-majority': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} did not vote with the majority in ${cited}, or is not of the Court any more.`,
    'Choose somebody of the majority. Whoever voted otherwise can write a dissent.',
  ),
  'opinion-written-already': citing(
    (cited, { opinion }: { opinion: OpinionKind }) =>
      `You have written ${kindWords[opinion]} in ${cited} already.`,
    'Everybody writes one opinion on a judgement, and it stays as it is.',
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
    wrong: 'Only the opinion of the Court holds anything: a concurring opinion or a dissent does not.',
    remedy: 'Leave `act` and `holding` out.',
  }),
  'too-many-acts': ({ limit }: { limit: number }) =>
    say(`A holding is about at most ${limit} Acts.`, 'Name those that it says most about.'),
} satisfies Worded;

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
