import { preview as readPreview } from '../src/ladder/board/preview.ts';
import { renderPreview } from '../src/ladder/words/board.ts';
import { lookUp } from './answers.ts';
import { command } from './declare.ts';
import { person } from './options.ts';
import { anotherPerson } from './whom.ts';

/** `/preview`: what a win, a draw or a loss against somebody would do. */
export const preview = command({
  name: 'preview',
  description: 'What a win, draw or loss against somebody would do',
  options: { opponent: person('Whom you would play', anotherPerson) },
  execute: (request, { opponent }) =>
    lookUp(request, {
      find: (view) => readPreview(view, request.actor, opponent),
      render: renderPreview,
    }),
});
