import { profile as readProfile } from '../src/ladder/board/profile.ts';
import { renderProfile } from '../src/ladder/words/board.ts';
import { lookUp } from './answers.ts';
import { command } from './declare.ts';
import { optional, person } from './options.ts';

/** `/profile`: a person at a glance. */
export const profile = command({
  name: 'profile',
  description: 'Score, rank, record and latest games, yours or somebody else’s',
  options: { member: optional(person('Whose, if not yours')) },
  execute: (request, { member }) =>
    lookUp(request, {
      find: (view) => readProfile(view, request.actor, member, request.occasion.now),
      render: (found, { view }) => renderProfile(found, view),
    }),
});
