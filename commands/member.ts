import { addMember } from '../src/house/offices/add-member.ts';
import { renameMember } from '../src/house/offices/rename-member.ts';
import { carries, carryOut } from './answers.ts';
import { completePeople, needed, personOptions, textOption, whyOption, withMember } from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

const nameOption = (description: string) => textOption('name', description, needed);

const add: Subcommand = {
  name: 'add',
  description: 'Moderators: put a student without a Discord account on the Leaderboard',
  options: [nameOption('How the name is to be shown'), whyOption],
  execute: (request) =>
    carryOut(request, addMember, {
      name: request.options.string('name', true),
      reason: request.options.string('reason'),
    }),
};

const rename: Subcommand = {
  name: 'rename',
  description: 'Moderators: change how a name is shown',
  options: [nameOption('The new name'), ...personOptions('member', 'Whose name it is'), whyOption],
  execute: carries(renameMember, ({ options }) =>
    withMember(options, (member) => ({
      member,
      name: options.string('name', true),
      reason: options.string('reason'),
    })),
  ),
};

/** `/member`: members without an account, and how a name is shown. */
export const member = commandOf(
  {
    name: 'member',
    description: 'Members without an account, and how names are shown',
    complete: completePeople,
  },
  [add, rename],
);
