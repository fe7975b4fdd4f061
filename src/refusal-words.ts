import { courtProblems, courtRefusals } from './appeals/words/refusals/court.ts';
import type { ClubView } from './house/ports.ts';
import type { Invalid, Problem, Refusal, RefusalCode } from './house/result.ts';
import { houseProblems, houseRefusals } from './house/words/refusals/house.ts';
import type { Wording } from './house/words/text.ts';
import { ladderProblems, ladderRefusals } from './ladder/words/refusals/ladder.ts';
import { tableProblems, tableRefusals } from './tables/words/refusals.ts';

type WordsFor<Said> = Wording | ((said: Said, view: ClubView) => Wording);
type RefusalWords = { [Code in RefusalCode]: WordsFor<Refusal<Code>> };
type ProblemWords = { [Of in Problem]: WordsFor<Invalid<Of>> };

const refusalWords: RefusalWords = {
  ...houseRefusals,
  ...ladderRefusals,
  ...courtRefusals,
  ...tableRefusals,
};
const problemWords: ProblemWords = {
  ...houseProblems,
  ...ladderProblems,
  ...courtProblems,
  ...tableProblems,
};

const inSentences = <Said>(words: WordsFor<Said>, said: Said, view: ClubView): Wording =>
  typeof words === 'function' ? words(said, view) : words;

/** A refusal in words. */
export const wordRefusal = <Code extends RefusalCode>(refusal: Refusal<Code>, view: ClubView): Wording =>
  inSentences(refusalWords[refusal.code], refusal, view);

/** What was not understood, in words. */
export const wordInvalid = <Of extends Problem>(invalid: Invalid<Of>, view: ClubView): Wording =>
  inSentences(problemWords[invalid.problem], invalid, view);
