import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, ChannelType } from 'discord.js';
import type { AttachmentOption, CommandRequest, CompletionRequest } from '../src/discord/command.ts';
import { completeDays } from '../src/discord/complete.ts';
import { completePeople, type Whom } from '../src/discord/complete-people.ts';
import { personNamed } from '../src/discord/person-named.ts';
import type { Named } from '../src/house/people.ts';
import type { ClubView } from '../src/house/ports.ts';
import { done, type Result } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { addDays, type Instant, type LocalDate, localDate } from '../terms/time.ts';

const { Attachment, Boolean: YesOrNo, Channel, Integer, String: Text, User } = ApplicationCommandOptionType;

export type Declared = APIApplicationCommandBasicOption;

/** What is suggested for an option while it is typed; at most 25 of it are shown. */
export type Suggest = (
  view: ClubView,
  request: CompletionRequest,
) => readonly Choice[] | Promise<readonly Choice[]>;

/** One field of what a command takes. */
export interface Option<Value> {
  /** What Discord is told of it: mostly one option, and none for what nobody is asked. */
  told(name: string): readonly Declared[];
  /** The field's value; not understood where it cannot be made out. */
  read(request: CommandRequest, name: string): Result<Value> | Promise<Result<Value>>;
  suggest?: Suggest;
}

/** An option that has to be given. */
export interface Needed<Value> extends Option<Value> {
  /** What was given; null where it was left out. */
  given(request: CommandRequest, name: string): Value | null | Promise<Value | null>;
}

type WithoutName<Each> = Each extends Declared ? Omit<Each, 'name'> : never;

/** One option, which Discord demands, as it is found in what was given. */
const demanded = <Value>(about: WithoutName<Declared>, given: Needed<Value>['given']): Needed<Value> => ({
  told: (name) => [{ ...about, name, required: true }],
  given,
  read: async (request, name) => {
    const found = await given(request, name);
    if (found === null) throw new Error(`Discord did not demand the option ${name}`);
    return done(found);
  },
});

export const text = (description: string, about: { max_length?: number } = {}): Needed<string> =>
  demanded({ type: Text, description, ...about }, ({ options }, name) => options.string(name));

/** A text for which choices are suggested as it is typed. */
export const suggested = (description: string, suggest: Suggest): Needed<string> => ({
  ...demanded({ type: Text, description, autocomplete: true }, ({ options }, name) => options.string(name)),
  suggest,
});

/** A day, such as `2026-11-27`; these are suggested. */
export const day = (
  description: string,
  days: (state: ClubView['state'], now: Instant) => readonly LocalDate[],
): Needed<string> =>
  suggested(description, ({ state }, { now, focused }) => completeDays(days(state, now), focused.value));

/** How many days are suggested for a time to come. */
const mostAhead = 120;

/** The days from today on, by the club's clocks. */
export function daysAhead({ figures }: ClubView['state'], now: Instant): LocalDate[] {
  const today = localDate(now, figures);
  return Array.from({ length: mostAhead }, (_, days) => addDays(today, days));
}

/** The days of the sessions that were opened, the latest first. */
export const latestSessions = ({ sessionOrder }: ClubView['state']): LocalDate[] =>
  sessionOrder.map(({ date }) => date).reverse();

/** One of these words, each of which means something. Throws for what Discord does not offer. */
export function choiceFor<Value>(
  description: string,
  meanings: Readonly<Record<string, Value>>,
  labels: Readonly<Record<string, string>> = {},
): Needed<Value> {
  const choices = Object.keys(meanings).map((value) => ({ name: labels[value] ?? value, value }));
  return demanded({ type: Text, description, choices }, ({ options }, name) => {
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
  demanded({ type: Integer, description, min_value, max_value }, ({ options }, name) =>
    options.integer(name),
  );

export const yesNo = (description: string): Needed<boolean> =>
  demanded({ type: YesOrNo, description }, ({ options }, name) => options.boolean(name));

/** Somebody with a Discord account. */
export const user = (description: string): Needed<Named> =>
  demanded({ type: User, description }, ({ options }, name) => options.user(name));

/** A text channel's id. */
export const channel = (description: string): Needed<string> =>
  demanded({ type: Channel, description, channel_types: [ChannelType.GuildText] }, ({ options }, name) =>
    options.channel(name),
  );

export const attachment = (description: string): Needed<AttachmentOption> =>
  demanded({ type: Attachment, description }, ({ options }, name) => options.attachment(name));

/**
 * A person, with or without an account: chosen among those suggested, or typed as a mention, an account's id, a name or a number.
 * Whom the name means is found out by the use case.
 */
export const person = (description: string, whom: Whom = {}): Needed<Named> => ({
  ...demanded({ type: Text, description, autocomplete: true }, (request, name) => {
    const typed = request.options.string(name);
    return typed === null ? null : personNamed(request, typed);
  }),
  suggest: (view, request) => completePeople(view, request, whom),
});

/** The same, but it may be left out; it is `instead` then. */
export const otherwise = <Value, const Instead>(
  instead: Instead,
  option: Needed<Value>,
): Option<Value | Instead> => ({
  ...option,
  told: (name) => option.told(name).map(({ required: _, ...about }) => about),
  read: async (request, name) => done((await option.given(request, name)) ?? instead),
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

/** Null: what nobody can have said yet. */
export const nothing = unasked(() => null);

export const reason = text('Why; everybody can read it');
