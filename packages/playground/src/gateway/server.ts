import type { Duplex } from 'node:stream';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Journal } from '../http/journal.ts';
import type { Receiver } from '../sockets.ts';
import type { World } from '../world/world.ts';
import { Connection } from './connection.ts';
import { Sessions } from './sessions.ts';

/**
 * Asks the bot to reconnect (op 7), voids its session (op 9), cuts the connection, ends one half of it, or lets it stand
 * with nothing coming through.
 */
export type Disturbance = 'reconnect' | 'invalidate' | 'drop' | 'half-close' | 'stall';

/** How often bots have to send heartbeats, and whether they may identify as fast as they like. */
interface Pace {
  heartbeatMs: number;
  mayHurry: () => boolean;
}

/** The gateway: takes the sockets of bots, and disturbs them on demand. */
export class Gateway {
  readonly sessions: Sessions;
  /** The HTTP status with which bots that want a socket are turned away; null lets them in. */
  refusing: number | null = null;
  readonly #journal: Journal;
  readonly #heartbeatMs: number;
  readonly #connections = new Set<Connection>();

  constructor(world: World, journal: Journal, { heartbeatMs, mayHurry }: Pace) {
    this.sessions = new Sessions(world, mayHurry);
    this.#journal = journal;
    this.#heartbeatMs = heartbeatMs;
  }

  /** What takes the sockets at this address: the gateway itself, the status it refuses them with, or nothing. */
  receiver(path: string, query: URLSearchParams): Receiver | number | undefined {
    if (!/^\/gateway\/?$/.test(path)) return undefined;
    return this.refusing ?? ((socket, line) => this.#connect(socket, line, query));
  }

  /** Takes over a socket that was opened with these query parameters. */
  #connect(socket: WebSocket, line: Duplex, query: URLSearchParams): void {
    const compressed = query.get('compress') === 'zlib-stream';
    const rules = { sessions: this.sessions, journal: this.#journal, heartbeatMs: this.#heartbeatMs };
    const connection = new Connection(rules, { socket, line }, compressed);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
    if (query.get('v') !== '10' || query.get('encoding') !== 'json')
      connection.reject(4012, `version ${query.get('v')}, encoding ${query.get('encoding')}`);
  }

  /**
   * Closes the connection of every bot, or of those with this shard, with this code, be it one after which Discord lets no
   * bot in again. Returns how many.
   */
  close(code: number, shard?: number): number {
    const meant = this.#of(shard);
    for (const connection of meant) connection.close(code);
    return meant.length;
  }

  #of(shard: number | undefined): Connection[] {
    return [...this.#connections].filter((connection) => shard === undefined || connection.isOf(shard));
  }

  /** Sends every connection this payload as it is, with no regard to the protocol. */
  say(payload: object): void {
    for (const connection of this.#connections) connection.send(payload);
  }

  /** Does this to the connection of every bot, or of those with this shard. */
  disturb(how: Disturbance, shard?: number): void {
    for (const connection of this.#of(shard)) {
      if (how === 'reconnect') connection.send({ op: GatewayOpcodes.Reconnect, d: null });
      if (how === 'invalidate') connection.invalidate(false);
      if (how === 'drop') connection.drop();
      if (how === 'half-close') connection.halfClose();
      if (how === 'stall') connection.stall();
    }
  }
}
