import type { Named } from '../src/house/people.ts';
import { preview as readPreview } from '../src/ladder/board/preview.ts';
import { renderPreview } from '../src/ladder/words/board.ts';
import { type Asking, lookUp } from './answers.ts';
import { command, onPerson } from './declare.ts';
import { person } from './options.ts';
import { anotherPerson } from './whom.ts';

/** `/preview`: what a win, a draw or a loss against somebody would do. */
export const preview = command({
  name: 'preview',
  description: 'What a win, draw or loss against somebody would do',
  options: { opponent: person('Whom you would play', anotherPerson) },
  execute: (request, { opponent }) => show(request, opponent),
  menus: [onPerson('Preview', (request) => show(request, request.person))],
});

const show = (request: Asking, opponent: Named) =>
  lookUp(request, {
    find: (view) => readPreview(view, request.actor, opponent),
    render: renderPreview,
  });
