import { type Command, onServers } from '../src/discord/command.ts';
import { profile as readProfile } from '../src/ladder/board/profile.ts';
import { renderProfile } from '../src/ladder/words/profile.ts';
import { lookUp } from './look-up.ts';
import { completePeople, optionalPerson, personOptions } from './people.ts';

/** `/profile`: a person at a glance. */
export const profile: Command = {
  data: {
    name: 'profile',
    description: 'Score, rank, record and latest games, yours or somebody else’s',
    ...onServers,
    options: personOptions('member', 'Whose, if not yours'),
  },
  async execute(request) {
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    return lookUp(
      request,
      (view) => readProfile(view, request.actor, named.value, request.occasion.now),
      (found, { view }) => renderProfile(found, view),
    );
  },
  complete: completePeople,
};
