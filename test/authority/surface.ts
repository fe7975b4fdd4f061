import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../../src/discord/command.ts';
import { questionAction } from '../../src/discord/turns.ts';

/** Everything that people can use, as the table calls it: each command and subcommand, button or select, and form. */
export const surfaceOf = (commands: readonly Command[]): string[] => [
  ...commands.flatMap(({ data, menus = [], presses = {}, submissions = {} }) => [
    ...(data.options?.some(isSubcommand) === true
      ? data.options.filter(isSubcommand).map(({ name }) => `/${data.name} ${name}`)
      : [`/${data.name}`]),
    ...menus.map((menu) => `menu ${menu.data.name}`),
    ...Object.keys(presses).map((action) => `button ${action}`),
    ...Object.keys(submissions).map((action) => `form ${action}`),
  ]),
  `button ${questionAction}`,
];

const isSubcommand = ({ type }: APIApplicationCommandOption): boolean =>
  type === ApplicationCommandOptionType.Subcommand;
