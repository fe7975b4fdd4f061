import { plan } from '../house/plan.ts';
import { previewAuthor, readAuthor } from './press/read-author.ts';
import { renderAuthorQuestion } from './press/words.ts';
import { previewReading, readTalk } from './talks/read-talk.ts';
import { renderReadingQuestion } from './talks/words.ts';

/** What tables ask about first. */
export const plans = {
  readTalk: plan({ does: null, preview: previewReading, decide: readTalk, words: renderReadingQuestion }),
  readAuthor: plan({ does: null, preview: previewAuthor, decide: readAuthor, words: renderAuthorQuestion }),
};
