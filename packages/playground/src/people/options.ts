import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type * as z from 'zod';
import type { Channel, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { Mistake, present } from './mistake.ts';
import type { OptionValue } from './protocol.ts';
import { Resolver } from './resolver.ts';

type Value = z.output<typeof OptionValue>;
type Given = Readonly<Record<string, Value>>;

interface DataOption {
  name: string;
  type: Kind;
  value?: string | number | boolean;
  focused?: true;
  options?: DataOption[];
}

export interface Filled {
  options: DataOption[];
  resolved: object | undefined;
}

/** Fills a command's options in as Discord's client does, and refuses what it would not send. */
export class OptionFiller {
  readonly #resolver: Resolver;
  readonly #channel: Channel;
  readonly #focused: string | undefined;

  /** With the name of an option in focus, nothing is demanded: the person is still typing. */
  constructor(world: World, channel: Channel, person: User, focused?: string) {
    this.#resolver = new Resolver(world, channel, person);
    this.#channel = channel;
    this.#focused = focused;
  }

  /** Fills in the options of the sub-command that these words lead to. */
  fill(declared: readonly APIApplicationCommandOption[], words: readonly string[], given: Given): Filled {
    return { options: this.#within(declared, words, given), resolved: this.#resolver.resolved() };
  }

  #within(
    declared: readonly APIApplicationCommandOption[],
    words: readonly string[],
    given: Given,
  ): DataOption[] {
    const [word, ...rest] = words;
    if (word === undefined) return this.#values(declared.map(basic), given);
    const inner = present(
      declared.find(({ name }) => name === word),
      `there is no sub-command “${word}”`,
    );
    if (inner.type !== Kind.Subcommand && inner.type !== Kind.SubcommandGroup)
      throw new Mistake(`“${word}” is an option, not a sub-command`);
    return [{ name: word, type: inner.type, options: this.#within(inner.options ?? [], rest, given) }];
  }

  #values(declared: readonly APIApplicationCommandBasicOption[], given: Given): DataOption[] {
    const names = new Set(declared.map(({ name }) => name));
    const strange = Object.keys(given).find((name) => !names.has(name));
    if (strange !== undefined) throw new Mistake(`there is no option “${strange}”`);
    return declared.flatMap((option) => this.#value(option, given[option.name]));
  }

  #value(option: APIApplicationCommandBasicOption, value: Value | undefined): DataOption[] {
    const { name, type } = option;
    if (name === this.#focused) return [{ name, type, value: String(value ?? ''), focused: true }];
    if (value === undefined) {
      if (option.required === true && this.#focused === undefined)
        throw new Mistake(`the option “${name}” is required`);
      return [];
    }
    return [{ name, type, value: this.#read(option, value) }];
  }

  /** What stands in a text: of what was picked its mention, which Discord's client puts in. */
  #text(value: Value): string {
    return typeof value === 'object' && 'id' in value ? this.#resolver.mention(value.id) : String(value);
  }

  #read(option: APIApplicationCommandBasicOption, value: Value): string | number | boolean {
    switch (option.type) {
      case Kind.String:
        return checkedText(option, this.#text(value));
      case Kind.Integer:
      case Kind.Number:
        return checkedNumber(option, value);
      case Kind.Boolean:
        if (typeof value === 'boolean') return value;
        throw new Mistake(`“${option.name}” is yes or no`);
      case Kind.User:
        return this.#resolver.user(idOf(value));
      case Kind.Role:
        return this.#resolver.role(idOf(value));
      case Kind.Mentionable:
        return this.#resolver.mentionable(idOf(value));
      case Kind.Channel:
        return this.#resolver.channel(idOf(value), option.channel_types);
      case Kind.Attachment:
        if (typeof value === 'object' && 'filename' in value)
          return this.#resolver.attachment(this.#channel, value);
        throw new Mistake(`“${option.name}” is a file`);
    }
  }
}

/** The identifier, picked or typed. */
const idOf = (value: Value): string =>
  typeof value === 'object' && 'id' in value ? value.id : String(value);

function basic(option: APIApplicationCommandOption): APIApplicationCommandBasicOption {
  if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup)
    throw new Mistake(`choose a sub-command, e.g. “${option.name}”`);
  return option;
}

type Text = Extract<APIApplicationCommandBasicOption, { type: Kind.String }>;
type Numeric = Extract<APIApplicationCommandBasicOption, { type: Kind.Integer | Kind.Number }>;

function checkedText(option: Text, text: string): string {
  const { name, min_length = 0, max_length = 6_000 } = option;
  if (text === '' && option.required === true) throw new Mistake(`the option “${name}” is required`);
  if (text.length < min_length || text.length > max_length)
    throw new Mistake(`“${name}” takes ${min_length} to ${max_length} characters, not ${text.length}`);
  demandChoice(option, text);
  return text;
}

function checkedNumber(option: Numeric, value: Value): number {
  const { name, min_value = -(2 ** 53), max_value = 2 ** 53 } = option;
  const number = typeof value === 'number' ? value : Number.NaN;
  if (Number.isNaN(number)) throw new Mistake(`“${name}” is a number`);
  if (option.type === Kind.Integer && !Number.isInteger(number))
    throw new Mistake(`“${name}” is a whole number`);
  if (number < min_value || number > max_value)
    throw new Mistake(`“${name}” takes ${min_value} to ${max_value}, not ${number}`);
  demandChoice(option, number);
  return number;
}

function demandChoice(option: Text | Numeric, value: string | number): void {
  const choices: readonly { value: string | number }[] = option.choices ?? [];
  if (choices.length === 0 || choices.some((choice) => choice.value === value)) return;
  throw new Mistake(`“${option.name}” is one of ${choices.map((choice) => choice.value).join(', ')}`);
}
