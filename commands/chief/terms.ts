import { notUnderstood } from '../../src/house/result.ts';
import { booleanOption, suggestedOption, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { askFigure, writeAct } from './amend.ts';
import { completeTerms } from './complete-terms.ts';
import { answerOne, readSuggestions } from './suggestions.ts';

/**
 * `/chief terms`: publishes another text of an Act or another figure, and answers suggestions; alone it lists those that
 * wait for an answer.
 */
export const terms: Subcommand = {
  name: 'terms',
  description: 'Change the Terms from now on, or answer suggestions',
  options: [
    suggestedOption('act', 'The Act that gets another text, which you write next'),
    suggestedOption('figure', 'Or the figure that is to be another'),
    suggestedOption('value', 'What the figure is to be'),
    textOption('version', 'The version that this becomes; counted on if left out'),
    suggestedOption('suggestion', 'Or the suggestion that you answer'),
    booleanOption('accept', 'Whether you accept it; leave out to read it'),
  ],
  async execute(request) {
    const { options } = request;
    const [act, figure, suggestion] = [
      options.string('act'),
      options.string('figure'),
      options.string('suggestion'),
    ];
    if ([act, figure, suggestion].filter((given) => given !== null).length > 1)
      return {
        kind: 'result',
        result: notUnderstood({ problem: 'one-of', options: ['act', 'figure', 'suggestion'] }),
      };
    if (act !== null) return writeAct(request, act);
    if (figure !== null) return askFigure(request, figure);
    const accepted = options.boolean('accept');
    if (suggestion === null || accepted === null) return readSuggestions(request, suggestion);
    return answerOne(request, { suggestion, accepted });
  },
  complete: completeTerms,
};
