import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Journal } from '../http/journal.ts';
import type { Receiver } from '../sockets.ts';
import type { World } from '../world/world.ts';
import { Connection } from './connection.ts';
import { Sessions } from './sessions.ts';

/** The gateway: takes the sockets of bots, and disturbs them on demand. */
export class Gateway {
  readonly sessions: Sessions;
  readonly #journal: Journal;
  readonly #heartbeatMs: number;
  readonly #connections = new Set<Connection>();

  constructor(world: World, journal: Journal, heartbeatMs: number) {
    this.sessions = new Sessions(world);
    this.#journal = journal;
    this.#heartbeatMs = heartbeatMs;
  }

  /** What takes the sockets at this address: the gateway itself, or nothing. */
  receiver(path: string, query: URLSearchParams): Receiver | undefined {
    return /^\/gateway\/?$/.test(path) ? (socket) => this.#connect(socket, query) : undefined;
  }

  /** Takes over a socket that was opened with these query parameters. */
  #connect(socket: WebSocket, query: URLSearchParams): void {
    const compressed = query.get('compress') === 'zlib-stream';
    const rules = { sessions: this.sessions, journal: this.#journal, heartbeatMs: this.#heartbeatMs };
    const connection = new Connection(rules, socket, compressed);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
    if (query.get('v') !== '10' || query.get('encoding') !== 'json')
      connection.reject(4012, `version ${query.get('v')}, encoding ${query.get('encoding')}`);
  }

  /** Does this to the connection of every bot: asks it to reconnect, voids its session, or cuts it. */
  disturb(how: 'reconnect' | 'invalidate' | 'drop'): void {
    for (const connection of this.#connections) {
      if (how === 'reconnect') connection.send({ op: GatewayOpcodes.Reconnect, d: null });
      if (how === 'invalidate') connection.invalidate(false);
      if (how === 'drop') connection.drop();
    }
  }
}
