import type { plans } from '../../../src/tables/plans.ts';
import { greyPublished } from '../../../src/tables/press/read-author.ts';
import { renderAuthorQuestion } from '../../../src/tables/press/words.ts';
import { theTable } from '../../../src/tables/table.ts';
import { renderReadingQuestion } from '../../../src/tables/talks/words.ts';
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
  readTalk: ({ view }) => {
    const table = theTable(view, 2);
    return table.state.talks.map((talk) => renderReadingQuestion({ table, talk }));
  },
  readAuthor: ({ view }) => {
    const table = theTable(view, 2);
    return greyPublished(table).map((press) => renderAuthorQuestion({ table, press }));
  },
  abandon: ({ view }) => [abandonQuestion(2, 'Too few of us still play', view)],
};
