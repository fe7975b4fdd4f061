import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { commands } from '../../commands/index.ts';
import { inGroup, type Message, type Said } from './message.ts';

/** What people read while they type: each command and subcommand, each option, and each choice that is fixed. */
export const surfaceWords = (): Message[] =>
  inGroup(
    'Commands',
    'What is read while typing',
    commands.flatMap(({ data, menus = [] }) => [
      { code: `/${data.name}`, text: data.description },
      ...menus.map((menu) => ({ code: `menu ${menu.data.name}`, text: menu.data.name })),
      ...(data.options ?? []).flatMap((option) => optionWords(`/${data.name}`, option)),
    ]),
  );

function optionWords(command: string, option: APIApplicationCommandOption): Said[] {
  const code = `${command} ${option.name}`;
  const inner = option.type === ApplicationCommandOptionType.Subcommand ? (option.options ?? []) : [];
  const choices: readonly APIApplicationCommandOptionChoice[] =
    'choices' in option && option.choices !== undefined ? option.choices : [];
  return [
    { code, text: option.description },
    ...choices.map(({ name, value }) => ({ code: `${code}:${value}`, text: name })),
    ...inner.flatMap((each) => optionWords(code, each)),
  ];
}
