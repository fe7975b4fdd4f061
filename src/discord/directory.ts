import type { Command } from './command.ts';
import { questionAction } from './questions.ts';

/** Which command answers what. */
export interface Directory {
  commands: ReadonlyMap<string, Command>;
  presses: ReadonlyMap<string, NonNullable<Command['presses']>[string]>;
  submissions: ReadonlyMap<string, NonNullable<Command['submissions']>[string]>;
  /** The actions that may be used from direct messages too. */
  fromMessages: ReadonlySet<string>;
}

/** Throws when two commands claim the same name or action: a mistake of the program. */
export function directoryOf(commands: readonly Command[]): Directory {
  const of = <T>(entriesOf: (command: Command) => [string, T][]) => unique(commands.flatMap(entriesOf));
  const presses = of((command) => Object.entries(command.presses ?? {}));
  if (presses.has(questionAction)) throw new Error(`The action ${questionAction} is taken by questions`);
  return {
    commands: of((command) => [[command.data.name, command]]),
    presses,
    submissions: of((command) => Object.entries(command.submissions ?? {})),
    fromMessages: new Set(commands.flatMap(({ fromMessages = [] }) => fromMessages)),
  };
}

function unique<T>(entries: [string, T][]): Map<string, T> {
  const map = new Map(entries);
  if (map.size < entries.length)
    throw new Error(`Claimed twice among: ${entries.map(([name]) => name).join(', ')}`);
  return map;
}
