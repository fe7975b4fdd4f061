import type { plans } from '../../../src/tables/plans.ts';
import { abandonQuestion, removalQuestion } from '../../../src/tables/words/questions.ts';
import { bo } from '../club.ts';
import type { QuestionSamples } from '../questions.ts';

const reason = 'Wrote rude words to the others';

/** What tables ask about first. */
export const tableQuestions: QuestionSamples<typeof plans> = {
  removal: ({ view }) => [
    removalQuestion({ table: 2, person: bo, seat: 'ENG', reason }, view),
    removalQuestion({ table: 1, person: bo, seat: null, reason }, view),
  ],
  abandon: ({ view }) => [abandonQuestion(2, 'Too few of us still play', view)],
};
