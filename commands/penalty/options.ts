import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandIntegerOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { CommandRequest, Press } from '../../src/discord/command.ts';
import { type OffenceWords, offenceWords } from '../../src/house/discipline/offences.ts';
import { type DeclareOption, declareOptions } from '../../src/house/discipline/penalty-order.ts';
import { type Finding, findings } from '../../terms/administration/sanctions.ts';

/** A text option with fixed choices. */
export const choiceOption = (
  name: string,
  description: string,
  values: readonly string[],
  about: { required: boolean } = { required: false },
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
  ...about,
  choices: values.map((value) => ({ name: value, value })),
});

/** Which of them was chosen, or null where none was. Throws for what Discord does not offer. */
export function chosen<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  if (text === null) return null;
  const value = values.find((each) => each === text);
  if (value === undefined) throw new Error(`Not a choice: ${text}`);
  return value;
}

export const findingOption = (about: { required: boolean }): APIApplicationCommandBasicOption =>
  choiceOption(
    'finding',
    'What you found: needed for a ban, halving and a reset (Act III.2.3)',
    findings,
    about,
  );
export const findingOf = (text: string | null): Finding | null => chosen(findings, text);

export const declareOption = choiceOption(
  'declare',
  'When the public is told: now in #discussion, later, or by email (Act III.2.4)',
  declareOptions,
);
export const declareOf = (text: string | null): DeclareOption => chosen(declareOptions, text) ?? 'now';

/** A text option for which choices are suggested as it is typed. */
export const suggestedOption = (
  name: string,
  description: string,
  about: { required: boolean },
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
  ...about,
  autocomplete: true,
});

export const separateOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.Boolean,
  name: 'separate',
  description: 'True: another offence in a game they were penalised for already',
};

/** Points, as many as are taken off. */
export const pointsOption: APIApplicationCommandIntegerOption = {
  type: ApplicationCommandOptionType.Integer,
  name: 'points',
  description: 'For a deduction: how many',
  min_value: 1,
  max_value: 10_000,
};

/** What the known offences are called as of now: another may have been punished since a question was asked. */
export const knownOffences = ({ services, club }: CommandRequest | Press): Promise<OffenceWords> =>
  offenceWords(services.clubs, club);
