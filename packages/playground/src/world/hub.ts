import type { APIMessage, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { Channel, Guild, User } from './state.ts';

/** Something that happened, as the gateway tells it. */
export interface Dispatch {
  event: GatewayDispatchEvents;
  data: object;
  /** Who may hear of it: a guild, those who can see a channel, or these users alone. */
  audience: Guild | Channel | readonly User[];
  /** Sessions without this intent do not hear of it. */
  intent?: GatewayIntentBits;
  /** Users who hear of it even without that intent, since it is about them. */
  about?: readonly string[];
  /** The message in it, whose words only MESSAGE_CONTENT, the author and those mentioned may read. */
  message?: APIMessage;
}

/** The guild in which it happened; null for what is in none. */
export function guildIdOf({ audience, data }: Dispatch): string | null {
  if ('members' in audience && 'ownerId' in audience) return audience.id;
  if ('kind' in audience) return audience.kind === 'direct' ? null : audience.guild.id;
  return 'guild_id' in data ? String(data.guild_id) : null;
}

type Listener = (dispatch: Dispatch) => void;

/** Tells every listener what happened, in order. */
export class Hub {
  readonly #listeners = new Set<Listener>();

  /** Listens until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(dispatch: Dispatch): void {
    for (const listener of [...this.#listeners]) listener(dispatch);
  }
}
