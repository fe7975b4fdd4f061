import { type Command, onServers } from '../src/discord/command.ts';
import { clockPresses, open } from './clock/open.ts';
import { completePeople } from './people.ts';
import { completeAmong, executeAmong } from './subcommand.ts';

const subcommands = [open];

/** `/clock`: chess clocks for games over the board (Act I.7). */
export const clock: Command = {
  data: {
    name: 'clock',
    description: 'A chess clock for a game over the board',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: (request) => completeAmong(subcommands, request, completePeople),
  presses: clockPresses,
};
