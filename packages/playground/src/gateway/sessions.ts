import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { isOn, isShard } from '../world/sharding.ts';
import type { Application, Guild } from '../world/state.ts';
import { tokenFor } from '../world/users.ts';
import { memberView } from '../world/views.ts';
import type { World } from '../world/world.ts';
import { arrivalIn, guildsOf, readyFor } from './arrivals.ts';
import { type Asked, Session } from './session.ts';
import type { Wire } from './wire.ts';

const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** How long a session without a connection may be taken up again, in real time. */
const RESUMABLE_MS = 5 * 60_000;

const EVERY_INTENT = Object.values(GatewayIntentBits).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);

/** Which members of a guild a bot asks for. */
export interface MembersRequest {
  guild_id: string;
  query?: string | undefined;
  user_ids?: string | string[] | undefined;
  limit?: number | undefined;
  nonce?: string | undefined;
}

/** Why a bot that identifies is turned away, by the code its connection is closed with. */
export type Rejection = 4004 | 4010 | 4011 | 4013 | 4014;

/** The sessions of bots: opens them, tells each what it may hear, and keeps them while they may be resumed. */
export class Sessions {
  readonly #world: World;
  readonly #mayHurry: () => boolean;
  readonly #sessions = new Map<string, Session>();

  /** `mayHurry` tells whether bots may identify as fast as they like. */
  constructor(world: World, mayHurry: () => boolean) {
    this.#world = world;
    this.#mayHurry = mayHurry;
    world.hub.listen((dispatch) => {
      for (const session of this.#sessions.values()) session.hear(dispatch);
    });
  }

  /** Opens a session, or returns the code to close the connection with; null where the bot came too soon after another. */
  identify(token: string, asked: Asked, wire: Wire): Session | Rejection | null {
    const application = this.#applicationWith(token);
    if (application === undefined) return 4004;
    const rejection = this.#faultOf(asked, application);
    if (rejection !== undefined) return rejection;
    const start = this.#world.starts.take(application.id, asked.shard[0], this.#mayHurry());
    if (start === 'too soon') return null;
    if (start === 'none left') return this.#lockOut(application);
    return this.#open(new Session(application, asked, wire));
  }

  #faultOf({ intents, shard }: Asked, application: Application): Rejection | undefined {
    if ((intents & ~EVERY_INTENT) !== 0 || intents < 0) return 4013;
    if ((intents & PRIVILEGED & ~application.privilegedIntents) !== 0) return 4014;
    if (!isShard(shard)) return 4010;
    const isTooMuch = guildsOf(this.#world, application, shard).length > this.#world.sharding.mostGuilds;
    return isTooMuch ? 4011 : undefined;
  }

  /** Ends all that the bot has, and gives it another token: what comes of starting more sessions than Discord allows. */
  #lockOut(application: Application): 4004 {
    application.token = tokenFor(application.id);
    for (const session of this.of(application.id)) {
      this.forget(session);
      session.wire?.close(4004, 'more sessions than a day has');
    }
    return 4004;
  }

  #open(session: Session): Session {
    const { application, shard } = session;
    session.send(GatewayDispatchEvents.Ready, readyFor(this.#world, session));
    this.#sessions.set(session.id, session);
    if (session.has(GatewayIntentBits.Guilds))
      for (const guild of guildsOf(this.#world, application, shard)) this.welcome(session, guild);
    return session;
  }

  /** Tells a session of a guild its bot is in. */
  welcome(session: Session, guild: Guild): void {
    session.send(GatewayDispatchEvents.GuildCreate, arrivalIn(this.#world, guild, session.application));
  }

  /** The session a bot wants to take up again, if it is still there. */
  sessionFor(id: string, token: string): Session | undefined {
    const session = this.#sessions.get(id);
    return session?.application === this.#applicationWith(token) ? session : undefined;
  }

  /** Keeps a session that lost its connection for as long as it may be resumed. */
  keepForResume(session: Session): void {
    const expire = () => session.wire === undefined && this.forget(session);
    setTimeout(expire, RESUMABLE_MS).unref();
  }

  forget(session: Session): void {
    this.#sessions.delete(session.id);
  }

  /** Answers REQUEST_GUILD_MEMBERS, with everyone asked for in one chunk. */
  sendMembers(session: Session, request: MembersRequest): void {
    const guild = this.#world.guilds.get(request.guild_id);
    if (!guild?.members.has(session.application.id) || !isOn(session.shard, guild.id)) return;
    const ids = request.user_ids === undefined ? undefined : [request.user_ids].flat();
    const wanted = [...guild.members.values()]
      .filter(({ user }) =>
        ids === undefined ? user.username.startsWith(request.query ?? '') : ids.includes(user.id),
      )
      .slice(0, request.limit || undefined);
    session.send(GatewayDispatchEvents.GuildMembersChunk, {
      guild_id: guild.id,
      members: wanted.map(memberView),
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids?.filter((id) => !guild.members.has(id)) ?? [],
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    });
  }

  /** Sends every session a dispatch with whatever in it, be it against the protocol. */
  dispatch(event: string, data: unknown): void {
    for (const session of this.#sessions.values()) session.send(event, data);
  }

  /** The sessions of one application's bot that are told of this guild. */
  with(applicationId: string, guild: Guild): Session[] {
    return this.of(applicationId).filter(({ shard }) => isOn(shard, guild.id));
  }

  /** The sessions of one application's bot. */
  of(applicationId: string): Session[] {
    return [...this.#sessions.values()].filter(({ application }) => application.id === applicationId);
  }

  #applicationWith(token: string) {
    const bare = token.replace(/^Bot /, '');
    return [...this.#world.applications.values()].find((each) => each.token === bare);
  }
}
