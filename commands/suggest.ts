import { suggest as suggestChange } from '../src/house/amendment/suggest.ts';
import { carries } from './answers.ts';
import { command } from './declare.ts';
import { optional, suggested, text } from './options.ts';
import { ownActs } from './terms.ts';

/** `/suggest`: anybody's idea for a change of the Terms, or an officer's finished text of an Act. */
export const suggest = command({
  name: 'suggest',
  description: 'Suggest a change of the Terms to the Chief Justice',
  options: {
    text: text('What should be different, and why', { max_length: 4_000 }),
    act: optional(suggested('Moderators and Justices: the Act for which this is the finished text', ownActs)),
  },
  execute: carries(suggestChange),
});
