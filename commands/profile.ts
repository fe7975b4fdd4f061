import type { Named } from '../src/house/people.ts';
import { profile as readProfile } from '../src/ladder/board/profile.ts';
import { renderProfile } from '../src/ladder/words/board.ts';
import { type Asking, lookUp } from './answers.ts';
import { command, onPerson } from './declare.ts';
import { optional, person } from './options.ts';

/** `/profile`: a person at a glance. */
export const profile = command({
  name: 'profile',
  description: 'Score, rank, record and latest games, yours or somebody else’s',
  options: { member: optional(person('Whose, if not yours')) },
  execute: (request, { member }) => show(request, member),
  menus: [onPerson('Profile', (request) => show(request, request.person))],
});

const show = (request: Asking, member: Named | null) =>
  lookUp(request, {
    find: (view) => readProfile(view, request.actor, member, request.occasion.now),
    render: (found, { view }) => renderProfile(found, view),
  });
