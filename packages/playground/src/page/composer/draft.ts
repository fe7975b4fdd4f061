import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { Choice, Option } from './choices.ts';
import type { CommandLine } from './command-line.ts';
import {
  type Lookup,
  meant,
  mentioned,
  pickable,
  type SentFile,
  type Suggestion,
  type Value,
} from './values.ts';

/** What stands in one option's field. */
export interface Filling {
  typed: string;
  /** What was picked for it; undefined while it is only typed. */
  picked?: Suggestion['value'];
  file?: SentFile;
}

/** A command on its way: the options that are shown, in order, and what stands in them. */
export interface Draft {
  choice: Choice;
  fillings: ReadonlyMap<string, Filling>;
}

const empty: Filling = { typed: '' };

/** A command with its required options to fill in. */
export function draftOf(choice: Choice): Draft {
  const shown = choice.options.filter(({ required }) => required === true);
  return { choice, fillings: new Map(shown.map(({ name }) => [name, empty])) };
}

/** The draft of a line that was typed in full. */
export function draftFrom({ choice, typed }: CommandLine): Draft {
  return [...typed].reduce(
    (draft, [name, words]) => withFilling(draft, name, { typed: words }),
    draftOf(choice),
  );
}

/** The draft with this in an option's field; an optional one is shown from now on. */
export function withFilling({ choice, fillings }: Draft, name: string, filling: Filling = empty): Draft {
  return { choice, fillings: new Map([...fillings, [name, filling]]) };
}

/** The draft without an optional option. */
export function without({ choice, fillings }: Draft, name: string): Draft {
  return { choice, fillings: new Map([...fillings].filter(([each]) => each !== name)) };
}

/** The options that are shown, those that could be added, and the first that is still missing. */
export function shownIn({ choice, fillings }: Draft): Option[] {
  return [...fillings.keys()].flatMap((name) => choice.options.find((option) => option.name === name) ?? []);
}

export function addableTo({ choice, fillings }: Draft): Option[] {
  return choice.options.filter(({ name }) => !fillings.has(name));
}

/** What would be sent, or the first field that cannot be sent and why. */
export type Ready = { options: Record<string, Value> } | { field: string; problem: string };

export function readied(draft: Draft, lookup: Lookup): Ready {
  const options: Record<string, Value> = {};
  for (const option of shownIn(draft)) {
    const value = valueFor(option, draft.fillings.get(option.name) ?? empty, lookup);
    if (value === undefined && option.required !== true && isBlank(draft.fillings.get(option.name))) continue;
    if (value === undefined) return { field: option.name, problem: problemOf(option) };
    options[option.name] = value;
  }
  return { options };
}

/** What has been filled in so far, as far as it can be sent: for completing another option. */
export function soFar(draft: Draft, lookup: Lookup): Record<string, Value> {
  return Object.fromEntries(
    shownIn(draft).flatMap((option) => {
      const value = valueFor(option, draft.fillings.get(option.name) ?? empty, lookup);
      return value === undefined ? [] : [[option.name, value]];
    }),
  );
}

/** Whether something stands in any of its fields. */
export const isFilledIn = ({ fillings }: Draft): boolean =>
  [...fillings.values()].some((each) => !isBlank(each));

const isBlank = ({ typed, file }: Filling = empty): boolean => typed.trim() === '' && file === undefined;

function valueFor(option: Option, { typed, picked, file }: Filling, lookup: Lookup): Value | undefined {
  if (option.type === Kind.Attachment) return file;
  if (picked !== undefined) return picked;
  const offered = pickable(option, lookup);
  if (offered !== null) return meant(offered, typed)?.value;
  if (typed.trim() === '') return undefined;
  if (option.type !== Kind.Integer && option.type !== Kind.Number) return mentioned(typed.trim(), lookup);
  const number = Number(typed);
  return Number.isNaN(number) ? undefined : number;
}

function problemOf({ name, type }: Option): string {
  if (type === Kind.Attachment) return `Choose a file for “${name}”.`;
  if (type === Kind.Integer || type === Kind.Number) return `“${name}” needs a number.`;
  return `“${name}” is still missing, or there is nothing of that name: pick it from the list.`;
}

/** The next option, after this one and then from the start, that nothing was put into. */
export function emptyAfter(draft: Draft, name: string | null): string | undefined {
  const names = shownIn(draft).map((option) => option.name);
  const from = name === null ? 0 : names.indexOf(name) + 1;
  return [...names.slice(from), ...names.slice(0, from)].find((each) => isBlank(draft.fillings.get(each)));
}
