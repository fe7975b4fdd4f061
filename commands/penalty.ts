import { type Command, onServers } from '../src/discord/command.ts';
import { adjust, declaring, list, listPresses } from './penalty/afterwards.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { fraud } from './penalty/fraud.ts';
import { issuing } from './penalty/issue.ts';
import { redecide } from './penalty/redecide.ts';
import { completeAmong, executeAmong } from './subcommand.ts';

const subcommands = [issuing, fraud, adjust, declaring, redecide, list];

/** `/penalty`: what a Moderator does about an offence. */
export const penalty: Command = {
  data: {
    name: 'penalty',
    description: 'Penalise offences, tell the public of it, and look it up',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: (request) => completeAmong(subcommands, request, completeDiscipline),
  presses: listPresses,
};
