import type { Choice, Option } from './choices.ts';

/** A line such as `/game record opponent:Ana result:won`, taken apart. */
export interface CommandLine {
  choice: Choice;
  /** What was typed for each option that is named. */
  typed: ReadonlyMap<string, string>;
  /** Words that belong to no option. */
  rest: string;
}

/** Reads a line that names one of these commands, in full; nothing where it names none. */
export function readCommandLine(choices: readonly Choice[], line: string): CommandLine | undefined {
  if (!line.startsWith('/')) return undefined;
  const words = line.slice(1).trim();
  const choice = choices
    .filter(({ name }) => words === name || words.startsWith(`${name} `))
    .sort((first, second) => second.name.length - first.name.length)[0];
  if (choice === undefined) return undefined;
  return { choice, ...optionsIn(choice.options, words.slice(choice.name.length)) };
}

/** Options run until the next option of the command is named: a colon elsewhere is part of what is said. */
function optionsIn(options: readonly Option[], text: string): Pick<CommandLine, 'typed' | 'rest'> {
  const starts = options
    .flatMap(({ name }) => {
      const at = ` ${text}`.indexOf(` ${name}:`);
      return at === -1 ? [] : [{ name, at, valueAt: at + name.length + 1 }];
    })
    .sort((first, second) => first.at - second.at);
  const typed = new Map(
    starts.map(({ name, valueAt }, index) => [name, text.slice(valueAt, starts[index + 1]?.at).trim()]),
  );
  return { typed, rest: text.slice(0, starts[0]?.at).trim() };
}
