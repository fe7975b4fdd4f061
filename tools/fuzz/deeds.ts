import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import fc from 'fast-check';
import { commands } from '../../commands/index.ts';
import { around } from './around.ts';
import { type FilePlan, files } from './files.ts';
import { orderLines } from './orders.ts';
import { anyText, fitted, textFor } from './texts.ts';

/** The value of an option as it is thought up, before anybody knows the identifiers of a server. */
export type Value =
  | string
  | number
  | boolean
  | { person: number }
  | { channel: number }
  /** The n-th of the choices that the bot suggests for the option. */
  | { suggested: number }
  | { file: FilePlan };

/** Something that one of the people does; the numbers count people, or what is there, around. */
export type Deed =
  | { do: 'run'; who: number; command: string; options: Record<string, Value> }
  | { do: 'complete'; who: number; command: string; focused: string; typed: string }
  /** `back` counts messages with buttons from the latest; `by` is null for whom the message was shown to. */
  | { do: 'press'; back: number; nth: number; by: number | null; forged: string | null; values: string[] }
  /** Fills in the form that was opened so long ago. */
  | { do: 'submit'; back: number; texts: string[] }
  | { do: 'post'; who: number; channel: number; text: string }
  | { do: 'wait'; minutes: number };

/** One command as people give it: `game record`, with its options. */
interface Declared {
  command: string;
  options: readonly APIApplicationCommandBasicOption[];
}

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== Kind.Subcommand && option.type !== Kind.SubcommandGroup;

function declaredIn(command: string, options: readonly APIApplicationCommandOption[]): Declared[] {
  if (options.every(isBasic)) return [{ command, options: options.filter(isBasic) }];
  return options.flatMap((option) =>
    isBasic(option) ? [] : declaredIn(`${command} ${option.name}`, option.options ?? []),
  );
}

/** Every command that Discord is told of, down to its subcommands. */
export const declared: readonly Declared[] = commands.flatMap(({ data }) =>
  declaredIn(data.name, data.options ?? []),
);

/** Those who hold offices stand first, and are tried more often. */
const anyone = fc.oneof(fc.nat(30), fc.nat(5));

/** A value that Discord's client lets people send for the option. */
function valueFor(command: string, option: APIApplicationCommandBasicOption): fc.Arbitrary<Value> {
  switch (option.type) {
    case Kind.String:
      return textValue(command, option);
    case Kind.Integer:
    case Kind.Number:
      return numberValue(option);
    case Kind.Boolean:
      return fc.boolean();
    case Kind.User:
    case Kind.Mentionable:
      return fc.record({ person: anyone });
    case Kind.Channel:
    case Kind.Role:
      return fc.record({ channel: fc.nat(10) });
    case Kind.Attachment:
      return fc.record({ file: files });
  }
}

type Text = Extract<APIApplicationCommandBasicOption, { type: Kind.String }>;

/** What options that name a person are called. */
const people = new Set('member opponent player white black overseer first second third justice'.split(' '));

function textValue(command: string, option: Text): fc.Arbitrary<Value> {
  const { name, min_length: least = 1, max_length: most = 6_000, choices = [] } = option;
  if (choices.length > 0) return fc.constantFrom(...choices.map(({ value }) => value));
  const text = (command === 'diplomacy orders' && name === 'text' ? orderLines : textFor(name)).map((each) =>
    fitted(each, Math.max(least, 1), most),
  );
  if (option.autocomplete !== true) return text;
  const suggested = fc.record({ suggested: fc.nat(24) });
  return fc.oneof(
    { weight: 3, arbitrary: suggested },
    { weight: people.has(name) ? 3 : 0, arbitrary: fc.record({ person: anyone }) },
    { weight: 1, arbitrary: text },
  );
}

type Numeric = Extract<APIApplicationCommandBasicOption, { type: Kind.Integer | Kind.Number }>;

function numberValue(option: Numeric): fc.Arbitrary<Value> {
  const { min_value: min = -(2 ** 53), max_value: max = 2 ** 53, choices = [] } = option;
  if (choices.length > 0) return fc.constantFrom(...choices.map(({ value }) => value));
  const near = fc.integer({ min: -2, max: 120 }).map((number) => Math.min(max, Math.max(min, number)));
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

const optionsFor = ({ command, options }: Declared) =>
  fc.record(Object.fromEntries(options.map((option) => [option.name, valueFor(command, option)])), {
    requiredKeys: options.filter(({ required }) => required === true).map(({ name }) => name),
  });

/** The command, given by anybody with any options. */
export const running = (declared: Declared): fc.Arbitrary<Deed> =>
  fc
    .record({ who: isOfTables(declared) ? player : anyone, options: optionsFor(declared) })
    .map(({ who, options }) => ({ do: 'run', who, command: declared.command, options }));

const isOfTables = ({ command }: Declared): boolean => /^(table|diplomacy) /.test(command);

/** Mostly somebody who plays at the first table or runs it. */
const player = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 6, max: 10 }) },
  { weight: 1, arbitrary: anyone },
);

const completing = declared.flatMap(({ command, options }) =>
  options.flatMap((option) =>
    option.type === Kind.String && option.autocomplete === true ? [{ command, focused: option.name }] : [],
  ),
);

const complete = fc
  .record({ at: fc.constantFrom(...completing), who: anyone, typed: anyText })
  .map(({ at, who, typed }): Deed => ({ do: 'complete', who, ...at, typed: fitted(typed, 0, 6_000) }));

/** Custom ids as a hostile client makes them up; `*` is the one that is there. */
const forged = fc.oneof(
  fc.constantFrom(
    '',
    ':',
    '*:',
    '*:1',
    '*@1',
    'game-confirm:1',
    'game-confirm:-1',
    'game-confirm:1e3',
    'ask:x:confirm',
    'table-join:1',
    'table-leave:-1',
    'orders-write:1:S1901M',
    'orders-final:1:S1901M:yes',
    'orders-link:1:0',
    'orders-choose:2:S1901M',
    'orders-show:99',
  ),
  fc.constantFrom(
    'court-opinion:2026/1:majority:',
    'exhibit:1:1',
    'exhibit:9:9',
    '__proto__:1',
    'constructor',
    'page:0',
  ),
  fc.tuple(fc.constant('*'), anyText).map((parts) => parts.join(':')),
  anyText,
);

const press = fc.record({
  do: fc.constant('press' as const),
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(30) }),
  nth: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(10) }),
  by: fc.option(anyone, { freq: 4 }),
  forged: fc.option(
    forged.map((id) => fitted(id, 1, 100)),
    { freq: 4 },
  ),
  values: fc.array(
    anyText.map((value) => fitted(value, 1, 100)),
    { maxLength: 2 },
  ),
});

const submit = fc.record({
  do: fc.constant('submit' as const),
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
  texts: fc.array(fc.oneof({ weight: 4, arbitrary: anyText }, { weight: 1, arbitrary: orderLines }), {
    minLength: 1,
    maxLength: 5,
  }),
});

const post = fc.record({
  do: fc.constant('post' as const),
  who: anyone,
  channel: fc.nat(10),
  text: anyText.map((text) => fitted(text, 1, 2_000)),
});

const week = 7 * 24 * 60;

const wait = fc.record({
  do: fc.constant('wait' as const),
  minutes: fc.constantFrom(0.5, 1, 1, 2, 5, 20, 24 * 60, week, week, week),
});

/** What mostly follows a command that asks first, or opens a form. */
const confirming: Deed = { do: 'press', back: 0, nth: 0, by: null, forged: null, values: [] };

const suggested = fc.nat(24).map((nth): Value => ({ suggested: nth }));

const given = (who: fc.Arbitrary<number>, command: string, options: Record<string, fc.Arbitrary<Value>>) =>
  fc.record({
    do: fc.constant('run' as const),
    who,
    command: fc.constant(command),
    options: fc.record(options),
  });

/** What opens a form for anyone who may fill it in: a petition, why a Justice voted so, the text of an Act, a dispute. */
const formOpening: fc.Arbitrary<Deed> = fc.oneof(
  given(fc.integer({ min: 6, max: 9 }), 'appeal file', { against: fc.constant('other') }),
  given(fc.integer({ min: 6, max: 9 }), 'appeal file', { against: fc.constant('game'), item: suggested }),
  given(fc.integer({ min: 2, max: 4 }), 'court opinion', {
    case: suggested,
    kind: fc.constantFrom('majority', 'concurrence'),
  }),
  given(fc.constant(0), 'chief terms', { act: suggested }),
  fc.nat(30).map((back) => ({ ...confirming, back, nth: 1 })),
);

/** Somebody looks at their orders at the first table, and writes others into the form. */
const ordering: fc.Arbitrary<Deed[]> = fc.tuple(
  given(player, 'diplomacy orders', { table: fc.constant('1') }),
  fc.constant(confirming),
  fc.record({
    do: fc.constant('submit' as const),
    back: fc.constant(0),
    texts: fc.tuple(orderLines),
  }),
);

/** Anything that people do on a server where the bot is, up to three things in a row; mostly they give that command. */
const turn = (command: fc.Arbitrary<Deed>): fc.Arbitrary<Deed[]> =>
  fc.oneof(
    { weight: 20, arbitrary: command.map((one) => [one]) },
    { weight: 12, arbitrary: command.map((one) => [one, confirming]) },
    { weight: 8, arbitrary: fc.tuple(command, formOpening, submit) },
    { weight: 12, arbitrary: press.map((one) => [one]) },
    { weight: 2, arbitrary: ordering },
    { weight: 3, arbitrary: fc.tuple(press, submit) },
    { weight: 5, arbitrary: complete.map((one) => [one]) },
    { weight: 2, arbitrary: post.map((one) => [one]) },
    { weight: 1, arbitrary: wait.map((one) => [one]) },
  );

/** Ana opens the form of a petition, so that there is one to fill in from the start. */
const opening: Deed = { do: 'run', who: 6, command: 'appeal file', options: { against: 'other' } };

/** What is done in so many turns. No command has a second turn before all have had one, in whatever order. */
export const deedsOf = (turns: number): fc.Arbitrary<Deed[]> =>
  fc
    .shuffledSubarray([...declared], { minLength: declared.length })
    .chain((order) =>
      fc.tuple(...Array.from({ length: turns }, (_, nth) => turn(running(around(order, nth))))),
    )
    .map((all) => [opening, ...all.flat()]);
