import { once } from 'node:events';
import { type Client, Events } from 'discord.js';
import { whyNotIn } from './entrance.ts';

/** Connects until Discord says that it is ready. Rejects, with nothing left open, when Discord does not let it in. */
export async function logIn(client: Client, token: string): Promise<Client<true>> {
  try {
    await Promise.all([once(client, Events.ClientReady), client.login(token)]);
  } catch (error) {
    await client.destroy();
    throw whyNotIn(error, client.rest.options.api);
  }
  if (!client.isReady()) throw new Error('Discord said ready, and the client is not');
  return client;
}
