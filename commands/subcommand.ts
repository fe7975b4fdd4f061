import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import { type Answer, type Command, type CommandRequest, onServers } from '../src/discord/command.ts';

/** What Discord is told of a command. */
export const declared = (
  name: string,
  description: string,
  options: APIApplicationCommandOption[] = [],
): Command['data'] => ({ name, description, ...onServers, options });

/** What answers the buttons, modals and options of a command. */
type Parts = Pick<Command, 'complete' | 'presses' | 'submissions'>;

/** One subcommand: what Discord is told of it, what it does, and what answers its own buttons, modals and options. */
export interface Subcommand extends Parts {
  name: string;
  description: string;
  options?: APIApplicationCommandBasicOption[];
  execute(request: CommandRequest): Promise<Answer>;
}

interface About extends Parts, Pick<Command, 'fromMessages'> {
  name: string;
  description: string;
}

/**
 * A command of subcommands. Choices come from the one that is typed, where it has its own, else from what they share. Carrying
 * it out throws when Discord knows one that is not declared here.
 */
export function commandOf(
  { name, description, complete, presses, submissions, ...rest }: About,
  subcommands: readonly Subcommand[],
): Command {
  const asked = ({ subcommand }: { subcommand: string | null }) =>
    subcommands.find((each) => each.name === subcommand);
  return {
    data: declared(name, description, subcommands.map(optionOf)),
    execute: (request) => {
      const found = asked(request);
      if (found === undefined) throw new Error(`There is no subcommand ${request.subcommand}`);
      return found.execute(request);
    },
    complete: async (request) => (await (asked(request)?.complete ?? complete)?.(request)) ?? [],
    presses: Object.assign({}, ...subcommands.map((each) => each.presses), presses),
    submissions: Object.assign({}, ...subcommands.map((each) => each.submissions), submissions),
    ...rest,
  };
}

const optionOf = ({ name, description, options = [] }: Subcommand) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  description,
  options,
});
