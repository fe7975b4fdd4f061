import type { Duplex } from 'node:stream';
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { DiscordError } from '../errors.ts';
import type { Journal } from '../http/journal.ts';
import type { Shard } from '../world/sharding.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import { Wire } from './wire.ts';

const Identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
  compress: z.boolean().optional(),
  large_threshold: z.int().min(50).max(250).optional(),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int().min(0) });
const RequestMembers = z.object({
  guild_id: z.string(),
  query: z.string().optional(),
  limit: z.int().optional(),
  user_ids: z.union([z.string(), z.array(z.string()).max(100)]).optional(),
  nonce: z.string().max(32).optional(),
});
const Payload = z.object({ op: z.int(), d: z.unknown() });

/** The shard of a bot that names none. */
const WHOLE: Shard = [0, 1];

const MOST_BYTES = 4_096;
const MOST_PER_MINUTE = 120;

/** What the gateway lends to each of its connections. */
interface House {
  sessions: Sessions;
  journal: Journal;
  heartbeatMs: number;
}

/** One socket of a bot, from its hello to its close. */
export class Connection {
  readonly #house: House;
  readonly #wire: Wire;
  #session: Session | undefined;
  #heartbeat: NodeJS.Timeout;
  #received: number[] = [];
  #deaf = false;

  constructor(house: House, { socket, line }: { socket: WebSocket; line: Duplex }, compressed: boolean) {
    this.#house = house;
    this.#wire = new Wire(socket, line, compressed);
    this.#heartbeat = this.#awaitHeartbeat();
    socket.on('message', (data) => this.#receive(data));
    socket.on('close', (code) => this.#left(code));
    this.send({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: house.heartbeatMs } });
  }

  send(payload: object): void {
    this.#wire.send({ s: null, t: null, ...payload });
  }

  /** Closes the connection for a breach of the protocol. */
  reject(code: number, detail: string): void {
    this.#house.journal.breach('GATEWAY', '/gateway', code, detail);
    this.#wire.close(code, detail.slice(0, 100));
  }

  /** Tells the bot that its session is void; `resumable` lets it try again with the same one. */
  invalidate(resumable: boolean): void {
    if (this.#session !== undefined && !resumable) this.#house.sessions.forget(this.#session);
    this.#session = undefined;
    this.send({ op: GatewayOpcodes.InvalidSession, d: resumable });
  }

  /** Whether it carries a session of this shard. */
  isOf(shard: number): boolean {
    return this.#session?.shard[0] === shard;
  }

  /** Closes the connection with this code, for no fault of the bot's. */
  close(code: number): void {
    this.#wire.close(code, 'ordered by a test');
  }

  drop(): void {
    this.#wire.drop();
  }

  halfClose(): void {
    this.#wire.halfClose();
  }

  /** Stands, and carries nothing any more in either direction. */
  stall(): void {
    this.#deaf = true;
    clearTimeout(this.#heartbeat);
    this.#wire.fallSilent();
  }

  #receive(data: RawData): void {
    if (this.#deaf) return;
    const text = String(data);
    if (this.#isFlood()) return this.reject(4008, 'more than 120 payloads a minute');
    const payload = text.length > MOST_BYTES ? undefined : parsed(text);
    if (payload === undefined) return this.reject(4002, `not understood: ${text.slice(0, 80)}`);
    this.#obey(payload.op, payload.d);
  }

  #obey(op: number, d: unknown): void {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        return this.#beat(d);
      case GatewayOpcodes.Identify:
        return this.#identify(d);
      case GatewayOpcodes.Resume:
        return this.#resume(d);
      case GatewayOpcodes.RequestGuildMembers:
        return this.#sendMembers(d);
      case GatewayOpcodes.PresenceUpdate:
        return this.#session === undefined ? this.reject(4003, 'not identified') : undefined;
      default:
        return this.reject(4001, `opcode ${op}`);
    }
  }

  #beat(heard: unknown): void {
    if (typeof heard === 'number') this.#session?.acknowledge(heard);
    clearTimeout(this.#heartbeat);
    this.#heartbeat = this.#awaitHeartbeat();
    this.send({ op: GatewayOpcodes.HeartbeatAck, d: null });
  }

  #awaitHeartbeat(): NodeJS.Timeout {
    const late = () => this.reject(4009, 'no heartbeat');
    return setTimeout(late, this.#house.heartbeatMs * 1.5).unref();
  }

  #identify(d: unknown): void {
    if (this.#session !== undefined) return this.reject(4005, 'identified already');
    const { success, data } = Identify.safeParse(d);
    if (!success) return this.reject(4002, 'malformed identify');
    const { token, intents, shard = WHOLE } = data;
    const session = this.#house.sessions.identify(token, { intents, shard }, this.#wire);
    if (session === null) return this.#putOff(shard);
    if (typeof session === 'number') return this.reject(session, `identify refused (${session})`);
    this.#session = session;
  }

  /** Turns a bot away that identifies too soon after another of its shards: it may try again. */
  #putOff([id, count]: Shard): void {
    const error = new DiscordError(429, 0, `identify of shard ${id} of ${count} came too soon`);
    this.#house.journal.record('GATEWAY', '/gateway', error);
    this.invalidate(false);
  }

  #resume(d: unknown): void {
    if (this.#session !== undefined) return this.reject(4005, 'identified already');
    const { success, data } = Resume.safeParse(d);
    if (!success) return this.reject(4002, 'malformed resume');
    const session = this.#house.sessions.sessionFor(data.session_id, data.token);
    if (!session?.remembers(data.seq)) return this.invalidate(false);
    session.wire = this.#wire;
    this.#session = session;
    if (!session.replay(data.seq)) this.reject(4007, `sequence ${data.seq}`);
  }

  #sendMembers(d: unknown): void {
    const { success, data } = RequestMembers.safeParse(d);
    if (this.#session === undefined) return this.reject(4003, 'not identified');
    if (!success) return this.reject(4002, 'malformed request for members');
    const everyone = data.user_ids === undefined && data.query === '' && !data.limit;
    if (everyone && !this.#session.has(GatewayIntentBits.GuildMembers))
      return this.reject(4014, 'all members, without the intent for them');
    this.#house.sessions.sendMembers(this.#session, data);
  }

  #isFlood(): boolean {
    const since = Date.now() - 60_000;
    this.#received = [...this.#received.filter((at) => at > since), Date.now()];
    return this.#received.length > MOST_PER_MINUTE;
  }

  /**
   * A bot that says goodbye (1000, 1001) ends its session; any other close leaves it to be resumed.
   * A session that another connection has taken up is no longer this one's.
   */
  #left(code: number): void {
    clearTimeout(this.#heartbeat);
    if (this.#session?.wire !== this.#wire) return;
    this.#session.wire = undefined;
    if (code === 1000 || code === 1001) this.#house.sessions.forget(this.#session);
    else this.#house.sessions.keepForResume(this.#session);
  }
}

function parsed(text: string): z.output<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
