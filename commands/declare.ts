import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord.js';
import {
  type Answer,
  type Command,
  type CommandRequest,
  type CompletionRequest,
  type Menu,
  type MenuRequest,
  onServers,
} from '../src/discord/command.ts';
import { joined } from '../src/house/chapters.ts';
import { done, notUnderstood, type Result } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';
import type { Declared, Option } from './options.ts';

/** An option for each field of what a command takes; Discord knows `courtNames` as `court_names`. */
type OptionsFor<Input> = { readonly [Field in keyof Input]: Option<Input[Field]> };

const nameOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What answers the buttons and modals of a command. */
type Parts = Pick<
  Command,
  'presses' | 'submissions' | 'fromMessages' | 'inForms' | 'redrawnBy' | 'menus' | 'onlyWith'
>;

interface About extends Parts {
  name: string;
  description: string;
}

/** A command, or one of its subcommands, as it is written: its options give what it is carried out with. */
interface Written<Input> extends About {
  options: OptionsFor<Input>;
  execute: (request: CommandRequest, input: Input) => Promise<Answer>;
}

/** One subcommand: how Discord registers it, what it does, and what it suggests for its options. */
export interface Subcommand extends About {
  options: Declared[];
  execute(request: CommandRequest): Promise<Answer>;
  complete(request: CompletionRequest): Promise<readonly Choice[]>;
}

/** The options as Discord registers them. Required ones come first, since Discord demands that. */
function declaredFor(options: OptionsFor<Record<string, unknown>>): Declared[] {
  const declared = Object.entries(options).flatMap(([field, option]) => option.told(nameOf(field)));
  const isDemanded = ({ required }: Declared) => required === true;
  return [...declared.filter(isDemanded), ...declared.filter((each) => !isDemanded(each))];
}

/** What was typed into a command, field by field. */
async function readInput<Input>(options: OptionsFor<Input>, request: CommandRequest): Promise<Result<Input>> {
  const input: Partial<Input> = {};
  const isWhole = (some: Partial<Input>): some is Input =>
    Object.keys(options).every((field) => field in some);
  for (const field in options) {
    const found = await options[field].read(request, nameOf(field));
    if (!found.ok) return found;
    input[field] = found.value;
  }
  if (!isWhole(input)) throw new Error('An option was not read');
  return done(input);
}

/** What is suggested for the option that is being typed. */
async function suggestFor(
  options: OptionsFor<Record<string, unknown>>,
  request: CompletionRequest,
): Promise<readonly Choice[]> {
  const typed = Object.entries(options).find(([field, option]) =>
    option.told(nameOf(field)).some(({ name }) => name === request.focused.name),
  );
  const view = await request.services.clubs.view(request.club);
  return (await typed?.[1].suggest?.(view, request)) ?? [];
}

/** A subcommand. Its options have to give what `execute` takes: the compiler says where they do not. */
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
    presses: joined([presses ?? {}, ...subcommands.map((each) => each.presses ?? {})]),
    submissions: joined([submissions ?? {}, ...subcommands.map((each) => each.submissions ?? {})]),
    ...rest,
  };
}

const optionOf = ({ name, description, options }: Subcommand) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  description,
  options,
});

/** A command in the menu of a person; not understood of somebody who has left the server. */
export const onPerson = (name: string, execute: Menu['execute']): Menu => ({
  data: { type: ApplicationCommandType.User, name, ...onServers },
  execute: async (request) => (request.isHere ? execute(request) : hasLeft(request)),
});

/** A command in the menu of any message. */
export const onMessage = (
  name: string,
  execute: (request: MenuRequest, message: string) => Promise<Answer>,
): Menu => ({
  data: { type: ApplicationCommandType.Message, name, ...onServers },
  execute: (request) => {
    if (request.message === null) throw new Error(`${name} is in the menu of a person`);
    return execute(request, request.message);
  },
});

const hasLeft = ({ person: { name } }: MenuRequest): Answer => ({
  kind: 'result',
  result: notUnderstood({ problem: 'has-left', text: name }),
});
