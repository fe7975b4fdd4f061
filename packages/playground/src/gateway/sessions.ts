import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { Guild } from '../world/state.ts';
import { memberView } from '../world/views.ts';
import type { World } from '../world/world.ts';
import { arrivalIn, guildsOf, readyFor } from './arrivals.ts';
import { Session } from './session.ts';
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
export type Rejection = 4004 | 4013 | 4014;

/** The sessions of bots: opens them, tells each what it may hear, and keeps them while they may be resumed. */
export class Sessions {
  readonly #world: World;
  readonly #sessions = new Map<string, Session>();

  constructor(world: World) {
    this.#world = world;
    world.hub.listen((dispatch) => {
      for (const session of this.#sessions.values()) session.hear(dispatch);
    });
  }

  /** Opens a session, or returns the code to close the connection with. */
  identify(token: string, intents: number, wire: Wire): Session | Rejection {
    const application = this.#applicationWith(token);
    if (application === undefined) return 4004;
    if ((intents & ~EVERY_INTENT) !== 0 || intents < 0) return 4013;
    if ((intents & PRIVILEGED & ~application.privilegedIntents) !== 0) return 4014;
    const session = new Session(application, intents, wire);
    session.send(GatewayDispatchEvents.Ready, readyFor(this.#world, application, session.id));
    this.#sessions.set(session.id, session);
    if (session.has(GatewayIntentBits.Guilds))
      for (const guild of guildsOf(this.#world, application)) this.welcome(session, guild);
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
    if (guild === undefined || !guild.members.has(session.application.id)) return;
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

  /** The sessions of one application's bot. */
  of(applicationId: string): Session[] {
    return [...this.#sessions.values()].filter(({ application }) => application.id === applicationId);
  }

  #applicationWith(token: string) {
    const bare = token.replace(/^Bot /, '');
    return [...this.#world.applications.values()].find((each) => each.token === bare);
  }
}
