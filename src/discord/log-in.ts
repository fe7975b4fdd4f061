import type { WebSocketManager } from '@discordjs/ws';
import { Client, type ClientOptions, Events } from 'discord.js';
import type { Identifies } from '../house/duty.ts';
import { whyNotIn } from './entrance.ts';
import { SteadyConnection, survive, type Told } from './gateway/steady-connection.ts';

/** A client whose connection is made and kept as this program wants it, and that passes over what it does not understand. */
export function makeClient(options: ClientOptions, told: Told, identifies?: Identifies): Client {
  const client = new Client({
    ...options,
    ws: {
      buildStrategy: (manager) => new SteadyConnection(manager, told),
      ...(identifies !== undefined && { buildIdentifyThrottler: inTurnsOf(identifies) }),
    },
  });
  survive(client.ws, 'handlePacket', (error) => told.malformed(error));
  return client;
}

/** Discord's library waits in the turns of this process alone unless it is told of others. */
const inTurnsOf = (identifies: Identifies) => async (manager: WebSocketManager) => {
  const { session_start_limit: limit } = await manager.fetchGatewayInformation();
  return {
    waitForIdentify: (shard: number, signal: AbortSignal) =>
      identifies.turn(shard % limit.max_concurrency, signal),
  };
};

/** Connects until Discord says ready. Rejects, with nothing left open, if it cannot begin, and when `givenUp` rejects first. */
export async function logIn(client: Client, token: string, givenUp: Promise<never>): Promise<Client<true>> {
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await Promise.race([Promise.all([ready, client.login(token)]), givenUp]);
  } catch (error) {
    await client.destroy();
    throw whyNotIn(error, client.rest.options.api);
  }
  if (!client.isReady()) throw new Error('Discord said ready, and the client is not');
  return client;
}

/** A promise that is resolved from outside, once. */
export class Deferred<T> {
  resolve: (value: T) => void = () => {};
  readonly promise = new Promise<T>((settle) => {
    this.resolve = settle;
  });
}
