import { commands } from '../../commands/index.ts';
import type { Hearings, Post } from '../../src/appeals/hearing-room/hearings.ts';
import type {
  Answer,
  AttachmentOption,
  Command,
  CommandRequest,
  Options,
  Press,
  Services,
} from '../../src/discord/command.ts';
import type { ClubId } from '../../src/house/ports.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import type { Instant } from '../../terms/time.ts';
import { account, ana, bo, club, jo, nameOfSample, now } from './club.ts';

/** Where the bot of the samples has its site. */
export const siteUrl = 'https://chess.example.org';

const said = (message: string, author: PersonNumber, text: string): Post => ({
  ...{ message, thread: '31', author, own: false, case: 1, at: now, text },
  ...{ files: [], editedAt: null, before: null, deletedAt: null },
});

const nothing = async (): Promise<void> => undefined;

/** What was said where the first case of the samples is heard. */
export const hearings: Hearings = {
  threads: async () => [],
  keepThread: nothing,
  posts: async (_, number) =>
    number === 1
      ? [said('41', bo, 'I touched nothing.'), said('42', jo, 'Who stood by?'), said('43', ana, 'I did.')]
      : [],
  post: async () => null,
  keepPosts: nothing,
  forget: nothing,
};

type Typed = Readonly<Record<string, string | number | boolean>>;

/** What was typed behind a command. Nobody is named as a Discord user, and no file comes along. */
const optionsOf = (typed: Typed): Options => ({
  string: getter(typed, (value) => (typeof value === 'string' ? value : null)),
  integer: getter(typed, (value) => (typeof value === 'number' ? value : null)),
  boolean: getter(typed, (value) => (typeof value === 'boolean' ? value : null)),
  user: getter(typed, (value) => {
    const number = typeof value === 'string' && /^@\d+$/.test(value) ? Number(value.slice(1)) : null;
    return number === null ? null : { account: account(number), name: nameOfSample(number), bot: false };
  }),
  channel: getter<string>(typed, () => null),
  attachment: getter<AttachmentOption>(typed, () => null),
});

const getter =
  <T>(typed: Typed, read: (value: Typed[string] | undefined) => T | null) =>
  (name: string): T | null =>
    read(typed[name]);

const askedBy = (services: Services, person: PersonNumber, club: ClubId, at: Instant = now) => ({
  ...{ club, services, channel: '11', direct: false, occasion: { interaction: null, now: at } },
  actor: { account: account(person), name: nameOfSample(person), managesGuild: false },
});

/** A command given by somebody of the samples; on another server or at another moment, where one is named. */
export function give(
  services: Services,
  person: PersonNumber,
  words: string,
  typed: Typed,
  { server = club, at = now }: { server?: ClubId; at?: Instant } = {},
): Promise<Answer> {
  const [name, subcommand = null] = words.split(' ');
  const command = commands.find(({ data }) => data.name === name);
  if (command === undefined) throw new Error(`There is no command ${words}`);
  const request: CommandRequest = {
    ...askedBy(services, person, server, at),
    ...{ subcommand, options: optionsOf(typed), serverName: 'Friday Lunch', textChannels: [] },
    whoHas: async () => null,
    isHere: async () => true,
  };
  return command.execute(request);
}

/** A command that somebody of the samples chooses in a menu: that of another one, or of a message by them. */
export function choose(
  services: Services,
  person: PersonNumber,
  name: string,
  other: PersonNumber,
): Promise<Answer> {
  const menu = commands.flatMap(({ menus = [] }) => menus).find(({ data }) => data.name === name);
  if (menu === undefined) throw new Error(`No menu has ${name}`);
  return menu.execute({
    ...askedBy(services, person, club),
    ...{
      person: { account: account(other), name: nameOfSample(other), bot: false },
      isHere: true,
      message: '21',
    },
  });
}

/** A button that somebody of the samples presses; `values`: what they choose, where it is a select. */
export function press(
  services: Services,
  person: PersonNumber,
  id: string,
  values: readonly string[] = [],
): Promise<Answer> {
  const [action = '', ...args] = id.split(':');
  const presses: Command['presses'] = Object.assign({}, ...commands.map((command) => command.presses ?? {}));
  const handler = presses?.[action];
  if (handler === undefined) throw new Error(`Nothing answers ${action}`);
  const request: Press = { ...askedBy(services, person, club), args, values, place: '11/12' };
  return handler(request);
}
