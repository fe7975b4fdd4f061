import { ApplicationCommandOptionType } from 'discord.js';
import { addMember } from '../src/club/offices/add-member.ts';
import { renameMember } from '../src/club/offices/rename-member.ts';
import { type Command, onServers } from '../src/discord/command.ts';
import { carryOut } from './carry-out.ts';
import { completePeople, namedPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

const nameOption = (description: string) =>
  ({ type: ApplicationCommandOptionType.String, name: 'name', description, required: true }) as const;

const add: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'add',
    description: 'Moderators: put a student without a Discord account on the Leaderboard',
    options: [nameOption('How the name is to be shown')],
  },
  execute: (request) => carryOut(request, addMember, { name: request.options.string('name', true) }),
};

const rename: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'rename',
    description: 'Moderators: change how a name is shown',
    options: [nameOption('The new name'), ...personOptions('member', 'Whose name it is')],
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    const name = request.options.string('name', true);
    return carryOut(request, renameMember, { member: member.value, name });
  },
};

const subcommands = [add, rename];

/** `/member`: members without an account, and how a name is shown. */
export const member: Command = {
  data: {
    name: 'member',
    description: 'Members without an account, and how names are shown',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: completePeople,
};
