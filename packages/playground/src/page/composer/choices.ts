import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';

export type Option = APIApplicationCommandBasicOption;

/** A command as people choose it: with its sub-command, as one. */
export interface Choice {
  /** The words after the slash: `game record`. */
  name: string;
  description: string;
  /** Those that are required come first. */
  options: readonly Option[];
  /** The id of the application whose command it is. */
  application: string;
}

/** Everything that can be typed after a slash among these commands, by name. */
export function choicesOf(commands: readonly APIApplicationCommand[]): Choice[] {
  return commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap(({ name, description, options, application_id }) =>
      choicesIn({ name, description, options, application: application_id }),
    )
    .sort((first, second) => first.name.localeCompare(second.name));
}

interface Branch {
  name: string;
  description: string;
  options: readonly APIApplicationCommandOption[] | undefined;
  application: string;
}

function choicesIn({ name, description, options = [], application }: Branch): Choice[] {
  const inner = options.filter(isInner);
  if (inner.length === 0)
    return [{ name, description, options: requiredFirst(options.filter(isBasic)), application }];
  return inner.flatMap((each) =>
    choicesIn({
      name: `${name} ${each.name}`,
      description: each.description,
      options: each.options,
      application,
    }),
  );
}

type Inner = Exclude<APIApplicationCommandOption, Option>;
const isInner = (option: APIApplicationCommandOption): option is Inner =>
  option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup;
const isBasic = (option: APIApplicationCommandOption): option is Option => !isInner(option);

const requiredFirst = (options: readonly Option[]): Option[] => [
  ...options.filter(({ required }) => required === true),
  ...options.filter(({ required }) => required !== true),
];

/** The choices that fit what was typed after the slash, likeliest first. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const words = typed.trimStart().toLowerCase();
  const begins = choices.filter(({ name }) => name.startsWith(words));
  const within = choices.filter((choice) => !begins.includes(choice) && hasWord(choice, words.trim()));
  return [...begins, ...within];
}

const hasWord = ({ name }: Choice, typed: string): boolean =>
  name.split(' ').some((word) => word.startsWith(typed));
