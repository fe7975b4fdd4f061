import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandBooleanOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { CompletionRequest, Options } from '../src/discord/command.ts';
import { completeMembers } from '../src/discord/complete.ts';
import type { Named } from '../src/house/people.ts';
import { done, notUnderstood, type Result } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';

const { Boolean: YesOrNo, Integer, String: Text, User } = ApplicationCommandOptionType;

/** Said of an option that may not be left out. */
export const needed = { required: true } as const;

interface About {
  required?: boolean;
}

interface AboutText extends About {
  max_length?: number;
}

export const textOption = (
  name: string,
  description: string,
  about: AboutText = {},
): APIApplicationCommandStringOption => ({ type: Text, name, description, ...about });

/** A text option for which choices are suggested as it is typed. */
export const suggestedOption = (
  name: string,
  description: string,
  about: About = {},
): APIApplicationCommandStringOption => ({ type: Text, name, description, ...about, autocomplete: true });

/** A text option with fixed choices: the values themselves, or values with what is said of them. */
export const choiceOption = (
  name: string,
  description: string,
  values: readonly (string | Choice)[],
  about: About = {},
): APIApplicationCommandStringOption => ({
  type: Text,
  name,
  description,
  ...about,
  choices: values.map((value) => (typeof value === 'string' ? { name: value, value } : value)),
});

/** A whole number from the least to the most. */
export const integerOption = (
  name: string,
  description: string,
  [min_value, max_value]: readonly [least: number, most: number],
  about: About = {},
): APIApplicationCommandIntegerOption => ({
  type: Integer,
  name,
  description,
  ...about,
  min_value,
  max_value,
});

export const booleanOption = (
  name: string,
  description: string,
  about: About = {},
): APIApplicationCommandBooleanOption => ({ type: YesOrNo, name, description, ...about });

export const userOption = (
  name: string,
  description: string,
  about: About = {},
): APIApplicationCommandBasicOption => ({ type: User, name, description, ...about });

/** `game`: any game of the club, by its number. */
export const gameOption = (description: string, about: About = needed): APIApplicationCommandBasicOption =>
  suggestedOption('game', description, about);

export const reasonOption = textOption('reason', 'Why; everybody can read it', needed);

/** For what may be declared without one (Act III.2.4). */
export const whyOption = textOption('reason', 'Why; everybody can read it');

/** Which of them was chosen, or null where none was. Throws for what Discord does not offer. */
export function chosen<Value extends string>(values: readonly Value[], text: string): Value;
export function chosen<Value extends string>(values: readonly Value[], text: string | null): Value | null;
export function chosen<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  if (text === null) return null;
  const value = values.find((each) => each === text);
  if (value === undefined) throw new Error(`Not a choice: ${text}`);
  return value;
}

/** Two options that name one person: a Discord user, or beside it the name of a member without an account. */
export const personOptions = (name: string, description: string): APIApplicationCommandBasicOption[] => [
  userOption(name, description),
  suggestedOption(`${name}_name`, 'Instead: a member without a Discord account, by name'),
];

/** Whom such a pair of options names, or null when both are left out. Not understood when both are filled in. */
export function optionalPerson(options: Options, name: string): Result<Named | null> {
  const user = options.user(name);
  const text = options.string(`${name}_name`);
  if (user !== null && text !== null)
    return notUnderstood({ problem: 'one-of', options: [name, `${name}_name`] });
  return done(user ?? (text === null ? null : { text }));
}

/** As `optionalPerson`, where somebody has to be named. */
export function namedPerson(options: Options, name: string): Result<Named> {
  const found = optionalPerson(options, name);
  if (!found.ok) return found;
  if (found.value === null) return notUnderstood({ problem: 'one-of', options: [name, `${name}_name`] });
  return done(found.value);
}

/** What is made of something that was understood. */
const then = <Value, Input>(found: Result<Value>, read: (value: Value) => Input): Result<Input> =>
  found.ok ? done(read(found.value)) : found;

/** What is read of a command about the member whom it names; not understood where it names nobody. */
export const withMember = <Input>(options: Options, read: (member: Named) => Input): Result<Input> =>
  then(namedPerson(options, 'member'), read);

/** As `withMember`, for somebody who may be left out. */
export const withOptional = <Input>(
  options: Options,
  name: string,
  read: (person: Named | null) => Input,
): Result<Input> => then(optionalPerson(options, name), read);

/** As `withMember`, for a command about two players. */
export function withPlayers<Input>(
  options: Options,
  read: (players: { white: Named; black: Named }) => Input,
): Result<Input> {
  const white = namedPerson(options, 'white');
  if (!white.ok) return white;
  return then(namedPerson(options, 'black'), (black) => read({ white: white.value, black }));
}

/** Names for a `…_name` option: those whom no Discord user stands for. */
export async function completePeople({ services, club, focused }: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  return completeMembers(view, focused.value, ({ account }) => account === null);
}
