import type {
  APIApplicationCommand,
  APIGuildScheduledEvent,
  APIMessage,
  APIOverwrite,
  APIRole,
  ChannelType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';

/** An account: a person, or the bot of an application. */
export interface User {
  id: string;
  username: string;
  displayName: string | null;
  bot: boolean;
  /** Closed to direct messages from the people and bots of shared guilds. */
  dmsClosed: boolean;
  /** What the list of people says of them. */
  note: string | null;
}

/** A bot's registration at Discord. Its id is also its bot's user id. */
export interface Application {
  id: string;
  name: string;
  token: string;
  bot: User;
  /** The privileged intents it may ask for, as bits. */
  privilegedIntents: number;
  /** Commands by id. */
  commands: Map<string, APIApplicationCommand>;
  /** When each command of the last day was created, in the clock's milliseconds, and in which guild where it is of one alone. */
  commandCreations: { at: number; guild: string | undefined }[];
}

export interface Member {
  user: User;
  nick: string | null;
  roles: Set<string>;
  joinedAt: number;
}

export interface Guild {
  id: string;
  name: string;
  ownerId: string;
  /** Roles by id; the role of everyone has the guild's own id. */
  roles: Map<string, APIRole>;
  members: Map<string, Member>;
  events: Map<string, APIGuildScheduledEvent>;
  /** The commands that the server lets everybody use, whatever permission they ask for. */
  openCommands: Set<string>;
}

export type GuildChannelType =
  | ChannelType.GuildText
  | ChannelType.GuildVoice
  | ChannelType.GuildCategory
  | ChannelType.GuildAnnouncement;

export type ThreadType =
  | ChannelType.AnnouncementThread
  | ChannelType.PublicThread
  | ChannelType.PrivateThread;

export interface GuildChannel {
  kind: 'guild';
  id: string;
  type: GuildChannelType;
  guild: Guild;
  name: string;
  topic: string | null;
  position: number;
  parentId: string | null;
  nsfw: boolean;
  slowmode: number;
  overwrites: APIOverwrite[];
  lastMessageId: string | null;
}

export interface Thread {
  kind: 'thread';
  id: string;
  type: ThreadType;
  guild: Guild;
  parent: GuildChannel;
  name: string;
  ownerId: string;
  /** When each of its members joined, by user id, in the clock's milliseconds. */
  members: Map<string, number>;
  archived: boolean;
  archiveChangedAt: number;
  /** Minutes without a message after which it is archived. */
  autoArchiveMinutes: ThreadAutoArchiveDuration;
  lastActiveAt: number;
  locked: boolean;
  invitable: boolean;
  slowmode: number;
  createdAt: number;
  totalMessages: number;
  lastMessageId: string | null;
}

export interface DirectChannel {
  kind: 'direct';
  id: string;
  recipients: readonly [User, User];
  lastMessageId: string | null;
}

export type Channel = GuildChannel | Thread | DirectChannel;

export interface Message {
  channel: Channel;
  author: User;
  /** As any reader gets it, without its nonce. */
  body: APIMessage;
  /** What it said when it was posted. */
  first: string;
  /** The only person who sees it, where it is ephemeral. */
  ephemeralFor: User | undefined;
  nonce: string | number | undefined;
  pinnedAt: number | undefined;
}

/** A file that came with a message, an option or a modal. */
export interface Upload {
  filename: string;
  contentType: string;
  data: Buffer;
}
