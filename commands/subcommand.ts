import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import {
  type Answer,
  type Command,
  type CommandRequest,
  type CompletionRequest,
  onServers,
} from '../src/discord/command.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { declaredFor, type OptionsFor, readInput, suggestFor } from './options.ts';

/** What answers the buttons and modals of a command. */
type Parts = Pick<Command, 'presses' | 'submissions' | 'fromMessages'>;

interface About extends Parts {
  name: string;
  description: string;
}

/** A command, or one of its subcommands, as it is written: its options give what it is carried out with. */
interface Written<Input> extends About {
  options: OptionsFor<Input>;
  execute: (request: CommandRequest, input: Input) => Promise<Answer>;
}

/** One subcommand: what Discord is told of it, what it does, and what is suggested for its options. */
export interface Subcommand extends About {
  options: APIApplicationCommandBasicOption[];
  execute(request: CommandRequest): Promise<Answer>;
  complete(request: CompletionRequest): Promise<readonly Choice[]>;
}

export const subcommand = <Input>({ options, execute, ...about }: Written<Input>): Subcommand => ({
  ...about,
  options: declaredFor(options),
  execute: async (request) => {
    const input = await readInput(options, request);
    return input.ok ? execute(request, input.value) : { kind: 'result', result: input };
  },
  complete: (request) => suggestFor(options, request),
});

const declared = (
  name: string,
  description: string,
  options: APIApplicationCommandOption[],
): Command['data'] => ({ name, description, ...onServers, options });

/** A command without subcommands. */
export function command<Input>(written: Written<Input>): Command {
  const { name, description, options, ...rest } = subcommand(written);
  return { data: declared(name, description, options), ...rest };
}

/** A command of subcommands. Carrying it out throws when Discord knows one that is not declared here. */
export function commandOf(
  { name, description, presses, submissions, ...rest }: About,
  subcommands: readonly Subcommand[],
): Command {
  const find = (wanted: string | null) => subcommands.find((each) => each.name === wanted);
  return {
    data: declared(name, description, subcommands.map(optionOf)),
    execute: (request) => {
      const found = find(request.subcommand);
      if (found === undefined) throw new Error(`There is no subcommand ${request.subcommand}`);
      return found.execute(request);
    },
    complete: async (request) => find(request.subcommand)?.complete(request) ?? [],
    presses: Object.assign({}, ...subcommands.map((each) => each.presses), presses),
    submissions: Object.assign({}, ...subcommands.map((each) => each.submissions), submissions),
    ...rest,
  };
}

const optionOf = ({ name, description, options }: Subcommand) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  description,
  options,
});
