import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, onServers } from '../src/discord/command.ts';
import { addMember } from '../src/house/offices/add-member.ts';
import { renameMember } from '../src/house/offices/rename-member.ts';
import { carryOut } from './carry-out.ts';
import { whyOption } from './game/options.ts';
import { completePeople, namedPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

const nameOption = (description: string) =>
  ({ type: ApplicationCommandOptionType.String, name: 'name', description, required: true }) as const;

const add: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'add',
    description: 'Moderators: put a student without a Discord account on the Leaderboard',
    options: [nameOption('How the name is to be shown'), whyOption],
  },
  execute: (request) =>
    carryOut(request, addMember, {
      name: request.options.string('name', true),
      reason: request.options.string('reason'),
    }),
};

const rename: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'rename',
    description: 'Moderators: change how a name is shown',
    options: [nameOption('The new name'), ...personOptions('member', 'Whose name it is'), whyOption],
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    const name = request.options.string('name', true);
    const reason = request.options.string('reason');
    return carryOut(request, renameMember, { member: member.value, name, reason });
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
