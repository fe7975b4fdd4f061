import { type Command, onServers } from '../src/discord/command.ts';
import { preview as readPreview } from '../src/ladder/board/preview.ts';
import { renderPreview } from '../src/ladder/words/profile.ts';
import { reading } from './carry-out.ts';
import { lookUp } from './look-up.ts';
import { completePeople, namedPerson, personOptions } from './people.ts';

/** `/preview`: what a win, a draw or a loss against somebody would do. */
export const preview: Command = {
  data: {
    name: 'preview',
    description: 'What a win, draw or loss against somebody would do',
    ...onServers,
    options: personOptions('opponent', 'Whom you would play'),
  },
  execute: reading(
    ({ options }) => namedPerson(options, 'opponent'),
    (request, opponent) =>
      lookUp(request, (view) => readPreview(view, request.actor, opponent), renderPreview),
  ),
  complete: completePeople,
};
