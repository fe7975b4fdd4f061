import type { APIApplicationCommandSubcommandOption } from 'discord.js';
import type { Answer, Command, CommandRequest, CompletionRequest } from '../src/discord/command.ts';
import type { Choice } from '../src/house/words/choices.ts';

/** One subcommand: what Discord is told of it, what it does, and what answers its own buttons, modals and options. */
export interface Subcommand extends Pick<Command, 'complete' | 'presses' | 'submissions'> {
  data: APIApplicationCommandSubcommandOption;
  execute(request: CommandRequest): Promise<Answer>;
}

/** Carries out the one that was asked for. Throws when Discord knows one that is not declared here. */
export function executeAmong(subcommands: readonly Subcommand[], request: CommandRequest): Promise<Answer> {
  const asked = subcommands.find(({ data }) => data.name === request.subcommand);
  if (asked === undefined) throw new Error(`There is no subcommand ${request.subcommand}`);
  return asked.execute(request);
}

type Complete = NonNullable<Command['complete']>;

/** Choices from the one that is typed, where it has its own; else from what they share. */
export async function completeAmong(
  subcommands: readonly Subcommand[],
  request: CompletionRequest,
  shared: Complete,
): Promise<readonly Choice[]> {
  const typed = subcommands.find(({ data }) => data.name === request.subcommand);
  return (typed?.complete ?? shared)(request);
}

/** What answers the buttons and the modals of all of them. */
export const answersAmong = (
  subcommands: readonly Subcommand[],
): Required<Pick<Command, 'presses' | 'submissions'>> => ({
  presses: Object.assign({}, ...subcommands.map(({ presses }) => presses)),
  submissions: Object.assign({}, ...subcommands.map(({ submissions }) => submissions)),
});
