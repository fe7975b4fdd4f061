import type { Command } from '../src/discord/command.ts';
import { preview as readPreview } from '../src/ladder/board/preview.ts';
import { renderPreview } from '../src/ladder/words/board.ts';
import { lookUp, reading } from './answers.ts';
import { completePeople, namedPerson, personOptions } from './options.ts';
import { declared } from './subcommand.ts';

/** `/preview`: what a win, a draw or a loss against somebody would do. */
export const preview: Command = {
  data: declared(
    'preview',
    'What a win, draw or loss against somebody would do',
    personOptions('opponent', 'Whom you would play'),
  ),
  execute: reading(
    ({ options }) => namedPerson(options, 'opponent'),
    (request, opponent) =>
      lookUp(request, (view) => readPreview(view, request.actor, opponent), renderPreview),
  ),
  complete: completePeople,
};
