import type { Command } from '../src/discord/command.ts';
import { suggest as suggestChange } from '../src/house/amendment/suggest.ts';
import { carryOut } from './answers.ts';
import { completeOwnActs } from './chief/complete.ts';
import { suggestedOption, textOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/suggest`: anybody's idea for a change of the Terms, or an officer's finished text of an Act. */
export const suggest: Command = {
  data: declared('suggest', 'Suggest a change of the Terms to the Chief Justice', [
    textOption('text', 'What should be different, and why', { required: true, max_length: 4_000 }),
    suggestedOption('act', 'Moderators and Justices: the Act for which this is the finished text'),
  ]),
  execute: (request) =>
    carryOut(request, suggestChange, {
      text: request.options.string('text', true),
      act: request.options.string('act'),
    }),
  complete: completeOwnActs,
};
