import type { Channel, DirectChannel, Guild, GuildChannel, Thread } from './state.ts';

/** The channels by id, which also knows which guild has which, so that nothing is looked for among those of all guilds. */
export class ChannelMap extends Map<string, Channel> {
  readonly #ofGuilds = new Map<Guild, Set<GuildChannel | Thread>>();
  readonly #threads = new Set<Thread>();
  readonly #directs = new Set<DirectChannel>();

  override set(id: string, channel: Channel): this {
    this.delete(id);
    if (channel.kind === 'direct') this.#directs.add(channel);
    else this.#inGuild(channel.guild).add(channel);
    if (channel.kind === 'thread') this.#threads.add(channel);
    return super.set(id, channel);
  }

  override delete(id: string): boolean {
    const channel = this.get(id);
    if (channel?.kind === 'direct') this.#directs.delete(channel);
    else if (channel !== undefined) this.#inGuild(channel.guild).delete(channel);
    if (channel?.kind === 'thread') this.#threads.delete(channel);
    return super.delete(id);
  }

  /** The channels and threads of a guild, in the order in which they were made. */
  of(guild: Guild): readonly (GuildChannel | Thread)[] {
    return [...this.#inGuild(guild)];
  }

  /** The threads of all guilds. */
  get threads(): Iterable<Thread> {
    return this.#threads;
  }

  /** The direct channels of all people. */
  get directs(): readonly DirectChannel[] {
    return [...this.#directs];
  }

  #inGuild(guild: Guild): Set<GuildChannel | Thread> {
    const known = this.#ofGuilds.get(guild);
    if (known !== undefined) return known;
    const none = new Set<GuildChannel | Thread>();
    this.#ofGuilds.set(guild, none);
    return none;
  }
}
