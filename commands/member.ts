import { addMember } from '../src/house/offices/add-member.ts';
import { renameMember } from '../src/house/offices/rename-member.ts';
import { carries } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { optional, person, reason, text } from './options.ts';

const add = subcommand({
  name: 'add',
  description: 'Moderators: put a student without a Discord account on the Leaderboard',
  options: { name: text('The name to show'), reason: optional(reason) },
  execute: carries(addMember),
});

const rename = subcommand({
  name: 'rename',
  description: 'Moderators: change how a name is shown',
  options: { member: person('Whose name it is'), name: text('The new name'), reason: optional(reason) },
  execute: carries(renameMember),
});

/** `/member`: members without an account, and how a name is shown. */
export const member = commandOf(
  { name: 'member', description: 'Members without an account, and how names are shown' },
  [add, rename],
);
