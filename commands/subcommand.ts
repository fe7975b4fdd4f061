import type { APIApplicationCommandSubcommandOption } from 'discord.js';
import type { Answer, CommandRequest } from '../src/discord/command.ts';

/** One subcommand: what Discord is told of it, and what it does. */
export interface Subcommand {
  data: APIApplicationCommandSubcommandOption;
  execute(request: CommandRequest): Promise<Answer>;
}

/** Carries out the one that was asked for. Throws when Discord knows one that is not declared here. */
export function executeAmong(subcommands: readonly Subcommand[], request: CommandRequest): Promise<Answer> {
  const asked = subcommands.find(({ data }) => data.name === request.subcommand);
  if (asked === undefined) throw new Error(`There is no subcommand ${request.subcommand}`);
  return asked.execute(request);
}
