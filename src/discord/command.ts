import type {
  Client,
  Message,
  RESTPostAPIApplicationCommandsJSONBody,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
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
  /** What of it is in the menu of a person or of a message. */
  menus?: readonly Menu[];
  submissions?: Readonly<Record<string, (submission: Submission) => Promise<Answer>>>;
  /** Which of these actions may be used from direct messages too; their custom ids name the club there. */
  fromMessages?: readonly string[];
  /** The action of the button by which its message is drawn again, which also happens once another button on it did something. */
  redrawnBy?: string;
  /** Which of these actions are below a form that only the asker sees, whose place their answer takes. */
  inForms?: readonly string[];
  /** What its club has to turn on first: it is on that club's server alone, and refused elsewhere. On all servers when left out. */
  onlyWith?: 'tables';
}

/** A command in the menu of a person or of a message: what Discord is told of it, and what it does. */
export interface Menu {
  data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  execute(request: MenuRequest): Promise<Answer>;
}

/** All that Discord is told of commands: what is typed after a slash, and what is in menus. */
export const declarationsOf = (commands: readonly Command[]): RESTPostAPIApplicationCommandsJSONBody[] =>
  commands.flatMap(({ data, menus = [] }) => [data, ...menus.map((menu) => menu.data)]);

/** What is put before the asker. */
export type Answer =
  /** What a use case came to. `origin` is the card whose button asked a question first: it is brought up to date too. */
  | { kind: 'result'; result: Result<Outcome | null>; origin?: Message }
  | { kind: 'reply'; reply: Reply }
  | { kind: 'update'; reply: Reply }
  | { kind: 'modal'; modal: Modal }
  /** Asks first: `reply` gets the buttons Confirm and Cancel, or a button for each way to go on, and Cancel. */
  | ({ kind: 'question'; reply: Reply } & Confirming);

type Confirm = (press: Press) => Promise<Answer>;

/** One of several ways to go on: what its button says and does. */
export interface Way {
  label: string;
  confirm: Confirm;
}

/** What the button Confirm below a question does. */
export interface Confirming {
  confirm: Confirm;
  /** The ways to go on that take the place of Confirm; left out, there is that one alone. */
  ways?: readonly Way[];
  /** What cannot be taken back, said on the button, which is red: “Confirm: erase the data”. Null for all else. */
  does: string | null;
}

export interface Services {
  clubs: LadderClubs;
  hearings: Hearings;
  siteUrl: string;
  /** Whether people use Discord elsewhere, where the site's address leads nowhere: it is one of this machine alone. */
  siteIsFar?: boolean;
}

/** What everything that the bot does by itself on Discord has at hand. */
export interface Working extends Services {
  client: Client<true>;
  clock: () => Instant;
  log: Logger;
}

interface Asked {
  club: ClubId;
  actor: Actor;
  occasion: Occasion;
  services: Services;
  channel: string;
  direct: boolean;
}

export interface CommandRequest extends Asked {
  subcommand: string | null;
  options: Options;
  serverName: string;
  textChannels: readonly TextChannel[];
  /** Whose account that is, as Discord knows it, be they on the server or not; null where it is nobody's. */
  whoHas(account: string): Promise<UserOption | null>;
  /** Whether the person with that account is on the server. */
  isHere(account: string): Promise<boolean>;
}

export interface MenuRequest extends Asked {
  /** Whose menu it is, or who wrote the message whose menu it is. */
  person: UserOption;
  /** Whether they are on the server. */
  isHere: boolean;
  /** The message's id; null in the menu of a person. */
  message: string | null;
}

export interface Press extends Asked {
  /** What follows the action in the custom id. */
  args: readonly string[];
  values: readonly string[];
  /** Where the message is, `channel/message`. */
  place: string;
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
  channel: string;
  subcommand: string | null;
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
  name: string;
  /** In bytes. */
  size: number;
  contentType: string | null;
  url: string;
  /** Its bytes, at most so many; not understood where there are more, or Discord does not give them. */
  download(limit: number): Promise<Result<Downloaded>>;
}

/** What each option of a command says; null where it was left out. */
export interface Options {
  string(name: string): string | null;
  integer(name: string): number | null;
  boolean(name: string): boolean | null;
  user(name: string): UserOption | null;
  /** The channel's id. */
  channel(name: string): string | null;
  attachment(name: string): AttachmentOption | null;
}

/** What a command shares with all others: given only on servers, by members there. */
export const onServers: Pick<RESTPostAPIApplicationCommandsJSONBody, 'contexts' | 'integration_types'> = {
  contexts: [0],
  integration_types: [0],
};
