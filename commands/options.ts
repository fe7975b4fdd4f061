import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, ChannelType } from 'discord.js';
import type { AttachmentOption, CommandRequest, CompletionRequest, Options } from '../src/discord/command.ts';
import { completeDays, completeMembers } from '../src/discord/complete.ts';
import type { Named } from '../src/house/people.ts';
import type { ClubView } from '../src/house/ports.ts';
import { done, notUnderstood, type Result } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';
import type { Instant, LocalDate } from '../terms/time.ts';

const { Attachment, Boolean: YesOrNo, Channel, Integer, String: Text, User } = ApplicationCommandOptionType;

type Declared = APIApplicationCommandBasicOption;

/** What is suggested for an option while it is typed; at most 25 of it are shown. */
export type Suggest = (
  view: ClubView,
  request: CompletionRequest,
) => readonly Choice[] | Promise<readonly Choice[]>;

/** One field of what a command takes. */
export interface Option<Value> {
  /** What Discord is told of it: mostly one option, two for a person, and none for what nobody is asked. */
  told(name: string): readonly Declared[];
  /** The field's value; not understood where it cannot be made out. */
  read(request: CommandRequest, name: string): Result<Value> | Promise<Result<Value>>;
  suggest?: Suggest;
}

/** An option that has to be given. */
export interface Needed<Value> extends Option<Value> {
  /** What was given; null where it was left out. */
  given(options: Options, name: string): Result<Value | null>;
}

/** An option for each field of what a command takes; Discord knows `courtNames` as `court_names`. */
export type OptionsFor<Input> = { readonly [Field in keyof Input]: Option<Input[Field]> };

const nameOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What Discord is told of them: those that it demands come first, as it wants them. */
export function declaredFor(options: OptionsFor<Record<string, unknown>>): Declared[] {
  const declared = Object.entries(options).flatMap(([field, option]) => option.told(nameOf(field)));
  const isDemanded = ({ required }: Declared) => required === true;
  return [...declared.filter(isDemanded), ...declared.filter((each) => !isDemanded(each))];
}

/** What was typed into a command, field by field. */
export async function readInput<Input>(
  options: OptionsFor<Input>,
  request: CommandRequest,
): Promise<Result<Input>> {
  const input: Partial<Input> = {};
  for (const field in options) {
    const found = await options[field].read(request, nameOf(field));
    if (!found.ok) return found;
    input[field] = found.value;
  }
  // Each field was read by its own option.
  return done(input as Input);
}

/** What is suggested for the option that is being typed. */
export async function suggestFor(
  options: OptionsFor<Record<string, unknown>>,
  request: CompletionRequest,
): Promise<readonly Choice[]> {
  const typed = Object.entries(options).find(([field, option]) =>
    option.told(nameOf(field)).some(({ name }) => name === request.focused.name),
  );
  const view = await request.services.clubs.view(request.club);
  return (await typed?.[1].suggest?.(view, request)) ?? [];
}

type WithoutName<Each> = Each extends Declared ? Omit<Each, 'name'> : never;

/** An option that Discord demands. */
const demanded = <Value>(
  about: WithoutName<Declared>,
  find: (options: Options, name: string) => Value | null,
): Needed<Value> => ({
  told: (name) => [{ ...about, name, required: true }],
  given: (options, name) => done(find(options, name)),
  read: ({ options }, name) => {
    const value = find(options, name);
    if (value === null) throw new Error(`Discord did not demand the option ${name}`);
    return done(value);
  },
});

export const text = (description: string, about: { max_length?: number } = {}): Needed<string> =>
  demanded({ type: Text, description, ...about }, (options, name) => options.string(name));

/** A text for which choices are suggested as it is typed. */
export const suggested = (description: string, suggest: Suggest): Needed<string> => ({
  ...demanded({ type: Text, description, autocomplete: true }, (options, name) => options.string(name)),
  suggest,
});

/** A day, such as `2026-11-27`; these are suggested. */
export const day = (
  description: string,
  days: (state: ClubView['state'], now: Instant) => readonly LocalDate[],
): Needed<string> =>
  suggested(description, ({ state }, { now, focused }) => completeDays(days(state, now), focused.value));

/** One of these words, each of which means something. Throws for what Discord does not offer. */
export function choiceFor<Value>(
  description: string,
  meanings: Readonly<Record<string, Value>>,
  labels: Readonly<Record<string, string>> = {},
): Needed<Value> {
  const choices = Object.keys(meanings).map((value) => ({ name: labels[value] ?? value, value }));
  return demanded({ type: Text, description, choices }, (options, name) => {
    const typed = options.string(name);
    if (typed === null) return null;
    const found = Object.entries(meanings).find(([word]) => word === typed);
    if (found === undefined) throw new Error(`Not a choice: ${typed}`);
    return found[1];
  });
}

/** One of these words; labels say more of them. */
export const choice = <const Word extends string>(
  description: string,
  words: readonly Word[],
  labels?: Readonly<Record<Word, string>>,
): Needed<Word> => choiceFor(description, Object.fromEntries(words.map((word) => [word, word])), labels);

/** A whole number from the least to the most. */
export const wholeNumber = (
  description: string,
  [min_value, max_value]: readonly [least: number, most: number],
): Needed<number> =>
  demanded({ type: Integer, description, min_value, max_value }, (options, name) => options.integer(name));

export const yesNo = (description: string): Needed<boolean> =>
  demanded({ type: YesOrNo, description }, (options, name) => options.boolean(name));

/** Somebody with a Discord account. */
export const user = (description: string): Needed<Named> =>
  demanded({ type: User, description }, (options, name) => options.user(name));

/** A text channel's id. */
export const channel = (description: string): Needed<string> =>
  demanded({ type: Channel, description, channel_types: [ChannelType.GuildText] }, (options, name) =>
    options.channel(name),
  );

export const attachment = (description: string): Needed<AttachmentOption> =>
  demanded({ type: Attachment, description }, (options, name) => options.attachment(name));

const oneOf = (name: string) => notUnderstood({ problem: 'one-of', options: [name, `${name}_name`] });

/** Suggests those whom no Discord user stands for. */
export const byNameAlone = (view: ClubView, { focused }: CompletionRequest): Choice[] =>
  completeMembers(view, focused.value, ({ account }) => account === null);

/** A person: a Discord user, or in a second option a member without an account, by name. */
export const person = (description: string): Needed<Named> => {
  const given: Needed<Named>['given'] = (options, name) => {
    const [account, typed] = [options.user(name), options.string(`${name}_name`)];
    if (account !== null && typed !== null) return oneOf(name);
    return done(account ?? (typed === null ? null : { text: typed }));
  };
  const beside = 'Instead: a member without a Discord account, by name';
  return {
    told: (name) => [
      { type: User, name, description },
      { type: Text, name: `${name}_name`, description: beside, autocomplete: true },
    ],
    given,
    read: ({ options }, name) => {
      const found = given(options, name);
      if (!found.ok) return found;
      return found.value === null ? oneOf(name) : done(found.value);
    },
    suggest: byNameAlone,
  };
};

/** The same, but it may be left out; it is `instead` then. */
export const otherwise = <Value, const Instead>(
  instead: Instead,
  option: Needed<Value>,
): Option<Value | Instead> => ({
  ...option,
  told: (name) => option.told(name).map(({ required: _, ...about }) => about),
  read: ({ options }, name) => {
    const found = option.given(options, name);
    return found.ok ? done(found.value ?? instead) : found;
  },
});

/** The same, but it may be left out; it is null then. */
export const optional = <Value>(option: Needed<Value>): Option<Value | null> => otherwise(null, option);

/** Yes where it is said, and no where it is left out. */
export const flag = (description: string): Option<boolean> => otherwise(false, yesNo(description));

/** The same under another name than the field's. */
export const called = <Value>(name: string, option: Option<Value>): Option<Value> => ({
  ...option,
  told: () => option.told(name),
  read: (request) => option.read(request, name),
});

/** What nobody is asked: it is found in the request. */
export const unasked = <Value>(find: (request: CommandRequest) => Value | Promise<Value>): Option<Value> => ({
  told: () => [],
  read: async (request) => done(await find(request)),
});

export const reason = text('Why; everybody can read it');
