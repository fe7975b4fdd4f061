import type { Client, Message, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Hearings } from '../appeals/hearing-room/hearings.ts';
import type { TextChannel } from '../house/offices/setup-news.ts';
import type { Actor } from '../house/people.ts';
import type { ClubId, Occasion } from '../house/ports.ts';
import type { Result } from '../house/result.ts';
import type { Choice, Reply } from '../house/words/reply.ts';
import type { LadderClubs } from '../ladder/ports.ts';
import type { Outcome } from '../told.ts';
import type { Downloaded } from './download.ts';
import type { Modal } from './reply.ts';

/** One slash command: what Discord is told of it, and what it does. */
export interface Command {
  data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(request: CommandRequest): Promise<Answer>;
  /** At most 25 choices, likeliest first. */
  complete?(request: CompletionRequest): Promise<readonly Choice[]>;
  /** Buttons and selects, by the first word of their custom id: `game-confirm:12` is `game-confirm`. */
  presses?: Readonly<Record<string, (press: Press) => Promise<Answer>>>;
  /** Modals, by the first word of their custom id. */
  submissions?: Readonly<Record<string, (submission: Submission) => Promise<Answer>>>;
  /** Which of these actions may be used from direct messages too; their custom ids name the club there. */
  fromMessages?: readonly string[];
}

/** What is put before the asker. */
export type Answer =
  /**
   * What a use case came to: the outcome as its renderer words it, a refusal for the asker alone. `origin` is the card on
   * which a button asked a question first: it follows suit.
   */
  | { kind: 'result'; result: Result<Outcome | null>; origin?: Message }
  | { kind: 'reply'; reply: Reply }
  /** In place of the message whose button was pressed. */
  | { kind: 'update'; reply: Reply }
  | { kind: 'modal'; modal: Modal }
  /** Asks before something that cannot be taken back: `reply` gets the buttons Confirm and Cancel. */
  | { kind: 'question'; reply: Reply; confirm: (press: Press) => Promise<Answer> };

export interface Services {
  clubs: LadderClubs;
  hearings: Hearings;
  /** Where the site is, without a slash at its end. */
  siteUrl: string;
}

/** What everything that the bot does by itself on Discord has at hand. */
export interface Working extends Services {
  client: Client<true>;
  clock: () => Instant;
  log: Logger;
}

/** What every request says of itself. */
interface Asked {
  club: ClubId;
  actor: Actor;
  occasion: Occasion;
  services: Services;
  /** The id of the channel it was made in. */
  channel: string;
  /** Whether that is a direct message to the bot. */
  direct: boolean;
}

export interface CommandRequest extends Asked {
  subcommand: string | null;
  options: Options;
  /** What the server is called. */
  serverName: string;
  /** The text channels of the server. */
  textChannels: readonly TextChannel[];
}

export interface Press extends Asked {
  /** What follows the action in the custom id. */
  args: readonly string[];
  /** What was chosen, for a select. */
  values: readonly string[];
}

export interface Submission extends Asked {
  args: readonly string[];
  /** What was typed into a field; empty when nothing was. */
  field(id: string): string;
}

export interface CompletionRequest {
  club: ClubId;
  actor: Actor;
  now: Instant;
  services: Services;
  /** The id of the channel in which it is typed. */
  channel: string;
  subcommand: string | null;
  /** The option being typed, and what stands in it so far. */
  focused: { name: string; value: string };
  options: Pick<Options, 'string' | 'integer' | 'boolean'>;
}

/** A Discord user, as an option names them. */
export interface UserOption {
  account: string;
  name: string;
  /** The account's own name, where `name` is a nickname that it has on the server. */
  ownName?: string;
  bot: boolean;
}

/** A file that came with a command, as Discord tells of it. */
export interface AttachmentOption {
  /** As it was called where it came from. */
  name: string;
  /** In bytes. */
  size: number;
  contentType: string | null;
  url: string;
  /** Its bytes, at most so many; not understood where there are more, or Discord does not give them. */
  download(limit: number): Promise<Result<Downloaded>>;
}

/** What an option of that name says; null where an optional one was left out. */
export interface Getter<T> {
  (name: string): T | null;
  (name: string, required: true): T;
}

/** The options of a command. */
export interface Options {
  string: Getter<string>;
  integer: Getter<number>;
  boolean: Getter<boolean>;
  user: Getter<UserOption>;
  /** The channel's id. */
  channel: Getter<string>;
  attachment: Getter<AttachmentOption>;
}

/** What a command shares with all others: given only on servers, to whoever is a member there. */
export const onServers: Pick<
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  'contexts' | 'integration_types'
> = { contexts: [0], integration_types: [0] };
