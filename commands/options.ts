import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandBooleanOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { Choice } from '../src/house/words/choices.ts';

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
