import { type APIApplicationCommandStringOption, ApplicationCommandOptionType } from 'discord.js';
import { notUnderstood } from '../../src/house/result.ts';
import type { Subcommand } from '../subcommand.ts';
import { askFigure, writeAct } from './amend.ts';
import { answerOne, readSuggestions } from './suggestions.ts';

const { Boolean: YesOrNo, String: Text, Subcommand: Sub } = ApplicationCommandOptionType;

const text = (name: string, description: string): APIApplicationCommandStringOption => ({
  type: Text,
  name,
  description,
  autocomplete: true,
});

/**
 * `/chief terms`: publishes another text of an Act or another figure, and answers suggestions; alone it lists those that
 * wait for an answer.
 */
export const terms: Subcommand = {
  data: {
    type: Sub,
    name: 'terms',
    description: 'Change the Terms from now on, or answer suggestions',
    options: [
      text('act', 'The Act that gets another text, which you write next'),
      text('figure', 'Or the figure that is to be another'),
      text('value', 'What the figure is to be'),
      {
        type: Text,
        name: 'version',
        description: 'The version that this becomes; counted on if left out',
      },
      text('suggestion', 'Or the suggestion that you answer'),
      { type: YesOrNo, name: 'accept', description: 'Whether you accept it; leave out to read it' },
    ],
  },
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
};
