import type { Command } from '../src/discord/command.ts';
import { profile as readProfile } from '../src/ladder/board/profile.ts';
import { renderProfile } from '../src/ladder/words/board.ts';
import { lookUp, reading } from './answers.ts';
import { completePeople, optionalPerson, personOptions } from './options.ts';
import { declared } from './subcommand.ts';

/** `/profile`: a person at a glance. */
export const profile: Command = {
  data: declared(
    'profile',
    'Score, rank, record and latest games, yours or somebody else’s',
    personOptions('member', 'Whose, if not yours'),
  ),
  execute: reading(
    ({ options }) => optionalPerson(options, 'member'),
    (request, member) =>
      lookUp(
        request,
        (view) => readProfile(view, request.actor, member, request.occasion.now),
        (found, { view }) => renderProfile(found, view),
      ),
  ),
  complete: completePeople,
};
