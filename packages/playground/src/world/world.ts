import { Code, found, refusal } from '../errors.ts';
import { FIRST_ANSWER_MS, type Interaction } from '../interactions/interaction.ts';
import { ChannelMap } from './channel-map.ts';
import { Hub } from './hub.ts';
import { type Sharding, usualSharding } from './sharding.ts';
import { type Clock, Snowflakes } from './snowflake.ts';
import { Starts } from './starts.ts';
import type { Application, Channel, Guild, Member, Message, Upload, User } from './state.ts';

/** Everything there is on this Discord, and the hub through which its changes are told. */
export class World {
  readonly clock: Clock;
  readonly hub = new Hub();
  readonly users = new Map<string, User>();
  readonly applications = new Map<string, Application>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new ChannelMap();
  /** Messages by channel id, oldest first. */
  readonly messages = new Map<string, Message[]>();
  readonly uploads = new Map<string, Upload>();
  readonly interactions = new Map<string, Interaction>();
  /** Hears of every step an interaction takes. */
  readonly watchers = new Set<(interaction: Interaction) => void>();
  /** Hears of the guild whose commands have changed; undefined where those of all guilds have. */
  readonly commandWatchers = new Set<(guild: string | undefined) => void>();
  /** How long a bot's first answer may take, in real milliseconds. */
  firstAnswerMs = FIRST_ANSWER_MS;
  /** How long an interaction is under way to its application, in real milliseconds. */
  deliveryMs = 0;
  /** How many interactions are under way so. */
  underWay = 0;
  /** How many direct messages a bot may open in how many real milliseconds, and when it opened the latest ones. */
  directs = { most: Number.POSITIVE_INFINITY, perMs: 0, openedAt: [] as number[] };
  readonly sharding: Sharding;
  readonly starts: Starts;
  /** Where uploads are served, e.g. `http://127.0.0.1:3225`. */
  origin = 'http://127.0.0.1';
  readonly #snowflakes: Snowflakes;

  constructor(clock: Clock, sharding: Partial<Sharding> = {}) {
    this.clock = clock;
    this.sharding = { ...usualSharding, ...sharding };
    this.starts = new Starts(this.sharding);
    this.#snowflakes = new Snowflakes(clock);
  }

  nextId(): string {
    return this.#snowflakes.next();
  }

  /** The identifier of the next guild: no two are on one shard merely because they were made at once. */
  nextGuildId(): string {
    return this.#snowflakes.nextApart();
  }

  /** The user of this id; refuses with Unknown User. */
  user(id: string): User {
    return found(this.users.get(id), Code.UnknownUser);
  }

  /** The guild of this id if the user is in it; refuses with Unknown Guild as Discord does to strangers. */
  guildOf(userId: string, id: string): Guild {
    const guild = found(this.guilds.get(id), Code.UnknownGuild);
    if (!guild.members.has(userId)) throw refusal(Code.UnknownGuild);
    return guild;
  }

  /** The channel of this id; refuses with Unknown Channel. */
  channel(id: string): Channel {
    return found(this.channels.get(id), Code.UnknownChannel);
  }

  /** The message of this id; ephemeral ones are unknown to all but the webhook of their interaction. */
  message(channel: Channel, id: string): Message {
    const message = this.messagesOf(channel).find((each) => each.body.id === id);
    return found(message?.ephemeralFor === undefined ? message : undefined, Code.UnknownMessage);
  }

  /** The messages of a channel, oldest first, ephemeral ones among them. */
  messagesOf(channel: Channel): Message[] {
    const known = this.messages.get(channel.id);
    if (known !== undefined) return known;
    const fresh: Message[] = [];
    this.messages.set(channel.id, fresh);
    return fresh;
  }

  /** The application whose bot this is, if it is one. */
  applicationOf(user: User): Application | undefined {
    return this.applications.get(user.id);
  }

  /** Tells those who watch that the interaction took a step. */
  progressed(interaction: Interaction): void {
    for (const watch of this.watchers) watch(interaction);
  }

  /** Tells those who watch that there are other commands in this guild, or in all. */
  commandsChanged(guild: string | undefined): void {
    for (const watch of this.commandWatchers) watch(guild);
  }

  /** Keeps a file and returns the address it is served from. */
  keep(channelId: string, attachmentId: string, upload: Upload): string {
    const path = `/attachments/${channelId}/${attachmentId}/${encodeURIComponent(upload.filename)}`;
    this.uploads.set(path, upload);
    return `${this.origin}${path}`;
  }
}

/** The member of this id; refuses with Unknown Member. */
export function memberOf(guild: Guild, userId: string): Member {
  return found(guild.members.get(userId), Code.UnknownMember);
}

/** A moment of the clock as Discord writes it. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
