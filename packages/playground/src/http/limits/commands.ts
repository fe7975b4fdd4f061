import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { Issue } from '../../errors.ts';

/** The command as far as its limits look at it. */
export interface CommandShape {
  name?: string;
  type?: ApplicationCommandType | null;
  description?: string | null;
  options?: readonly APIApplicationCommandOption[] | null;
}

/** How many commands of a type an application may have everywhere, and as many again in one guild. */
export const mostOfType: Readonly<Record<ApplicationCommandType, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 5,
  [ApplicationCommandType.Message]: 5,
  [ApplicationCommandType.PrimaryEntryPoint]: 1,
};

const MOST_CHARACTERS = 8_000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** What is wrong with a command beyond Discord's specification. */
export function commandIssues(command: CommandShape, under: readonly PropertyKey[] = []): Issue[] {
  const options = command.options ?? [];
  const typed = (command.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
  return [
    ...(command.name === undefined ? [] : (typed ? nameIssues : menuNameIssues)(command.name, under)),
    ...(typed ? describedIssues(command, under) : wordlessIssues(command, under)),
    ...optionsIssues(options, [...under, 'options']),
    ...(charactersOf(command) > MOST_CHARACTERS
      ? [issue(under, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_CHARACTERS})`)]
      : []),
  ];
}

/** What is wrong with commands that are registered together. */
export function commandListIssues(commands: readonly CommandShape[]): Issue[] {
  const names = commands.map(({ name, type }) => `${type ?? 1} ${name}`);
  const duplicates = commands.flatMap((_, index) =>
    names.indexOf(names[index] ?? '') === index
      ? []
      : [
          issue(
            [index, 'name'],
            'APPLICATION_COMMANDS_DUPLICATE_NAME',
            'Application command names must be unique',
          ),
        ],
  );
  const tooMany = Object.entries(mostOfType).flatMap(([type, most]) =>
    commands.filter((each) => `${each.type ?? ApplicationCommandType.ChatInput}` === type).length > most
      ? [issue([], 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`)]
      : [],
  );
  return [...tooMany, ...duplicates, ...commands.flatMap((each, index) => commandIssues(each, [index]))];
}

function describedIssues({ name, description }: CommandShape, under: readonly PropertyKey[]): Issue[] {
  const missing = name !== undefined && (description ?? '') === '';
  return missing ? [issue([...under, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')] : [];
}

/** A command in a menu has a name alone, in which capitals and blanks may be. */
function wordlessIssues({ description, options }: CommandShape, under: readonly PropertyKey[]): Issue[] {
  const refused = (what: string, code: string) => issue([...under, what], code, 'Not for this type.');
  return [
    ...((description ?? '') === '' ? [] : [refused('description', 'APPLICATION_COMMAND_DESCRIPTION')]),
    ...((options ?? []).length === 0 ? [] : [refused('options', 'APPLICATION_COMMAND_OPTIONS')]),
  ];
}

function nameIssues(name: string, under: readonly PropertyKey[]): Issue[] {
  const good = NAME.test(name) && name === name.toLowerCase();
  return good
    ? []
    : [issue([...under, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];
}

const menuNameIssues = (name: string, under: readonly PropertyKey[]): Issue[] =>
  name.trim() === name && name.length >= 1 && name.length <= 32
    ? []
    : [issue([...under, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];

function optionsIssues(
  options: readonly APIApplicationCommandOption[],
  under: readonly PropertyKey[],
): Issue[] {
  const names = options.map(({ name }) => name);
  return [
    ...options.flatMap((option, index) => optionIssues(option, [...under, index])),
    ...(new Set(names).size < names.length
      ? [issue(under, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists')]
      : []),
    ...orderIssues(options, under),
    ...mixtureIssues(options, under),
  ];
}

function orderIssues(
  options: readonly APIApplicationCommandOption[],
  under: readonly PropertyKey[],
): Issue[] {
  const late = options.findIndex(
    (option, index) => option.required === true && options[index - 1]?.required !== true && index > 0,
  );
  return late < 0
    ? []
    : [
        issue(
          [...under, late],
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      ];
}

function mixtureIssues(
  options: readonly APIApplicationCommandOption[],
  under: readonly PropertyKey[],
): Issue[] {
  const groups = options.filter(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup);
  const mixed = groups.length > 0 && groups.length < options.length;
  return mixed
    ? [issue(under, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands and options cannot be mixed')]
    : [];
}

function optionIssues(option: APIApplicationCommandOption, under: readonly PropertyKey[]): Issue[] {
  const named = nameIssues(option.name, under);
  switch (option.type) {
    case Kind.SubcommandGroup:
    case Kind.Subcommand:
      return [
        ...named,
        ...nestingIssues(option, under),
        ...optionsIssues(option.options ?? [], [...under, 'options']),
      ];
    default:
      return [...named, ...valueIssues(option, under)];
  }
}

/** A group holds sub-commands and these hold values; nothing nests deeper. */
function nestingIssues(
  option: Extract<APIApplicationCommandOption, { type: Kind.Subcommand | Kind.SubcommandGroup }>,
  under: readonly PropertyKey[],
): Issue[] {
  const isGroup = option.type === Kind.SubcommandGroup;
  const inner: readonly APIApplicationCommandOption[] = option.options ?? [];
  const wrong = inner.some(({ type }) =>
    isGroup ? type !== Kind.Subcommand : type === Kind.Subcommand || type === Kind.SubcommandGroup,
  );
  return wrong
    ? [
        issue(
          [...under, 'options'],
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command option is not valid',
        ),
      ]
    : [];
}

function valueIssues(option: APIApplicationCommandBasicOption, under: readonly PropertyKey[]): Issue[] {
  const choices: readonly { name: string; value: string | number }[] =
    'choices' in option ? (option.choices ?? []) : [];
  const autocomplete = 'autocomplete' in option && option.autocomplete === true;
  return [
    ...(autocomplete && choices.length > 0
      ? [
          issue(
            under,
            'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
            'Choices and autocomplete exclude each other',
          ),
        ]
      : []),
    ...duplicatesAmong(choices, under),
    ...boundsIssues(option, under),
  ];
}

function duplicatesAmong(
  choices: readonly { name: string; value: string | number }[],
  under: readonly PropertyKey[],
): Issue[] {
  const names = new Set(choices.map(({ name }) => name));
  const values = new Set(choices.map(({ value }) => value));
  const twice = names.size < choices.length || values.size < choices.length;
  const long = choices.some(({ value }) => String(value).length > 100);
  return [
    ...(twice
      ? [issue([...under, 'choices'], 'APPLICATION_COMMAND_OPTIONS_CHOICE_EXISTS', 'Choice already exists')]
      : []),
    ...(long
      ? [issue([...under, 'choices'], 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.')]
      : []),
  ];
}

function boundsIssues(option: APIApplicationCommandBasicOption, under: readonly PropertyKey[]): Issue[] {
  const [least, most] =
    option.type === Kind.String
      ? [option.min_length, option.max_length]
      : option.type === Kind.Integer || option.type === Kind.Number
        ? [option.min_value, option.max_value]
        : [];
  const crossed = least !== undefined && most !== undefined && least > most;
  return crossed
    ? [issue(under, 'APPLICATION_COMMAND_OPTION_BOUNDS', 'The minimum is above the maximum.')]
    : [];
}

/** The characters that count towards a command's size: names, descriptions and the values of choices. */
export function charactersOf(part: {
  name?: string;
  description?: string | null;
  options?: readonly APIApplicationCommandOption[] | null;
  choices?: readonly { name: string; value: string | number }[];
}): number {
  const own = (part.name?.length ?? 0) + (part.description?.length ?? 0);
  const choices = (part.choices ?? []).reduce(
    (sum, { name, value }) => sum + name.length + String(value).length,
    0,
  );
  return (part.options ?? []).reduce((sum, option) => sum + charactersOf(option), own + choices);
}

function issue(path: readonly PropertyKey[], code: string, message: string): Issue {
  return { path, code, message };
}
