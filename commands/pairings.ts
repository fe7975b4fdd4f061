import { pairingsNow } from '../src/ladder/board/pairings.ts';
import { renderPairings } from '../src/ladder/words/board.ts';
import { lookUp } from './answers.ts';
import { command } from './declare.ts';

/** `/pairings`: who should play whom among those in the room. */
export const pairings = command({
  name: 'pairings',
  description: 'Who should play whom, among those checked in now',
  options: {},
  execute: (request) =>
    lookUp(request, {
      find: (view) => pairingsNow(view, request.occasion.now),
      render: (found, { view }) => renderPairings(found, view),
    }),
});
