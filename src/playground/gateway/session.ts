import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { Dispatch } from '../world/hub.ts';
import { sees } from '../world/permissions.ts';
import type { Application } from '../world/state.ts';
import type { Wire } from './wire.ts';

interface Sent {
  op: GatewayOpcodes.Dispatch;
  s: number;
  t: string;
  d: object;
}

/** What one identified bot is told. It outlives its connection, so that a resume misses nothing. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly application: Application;
  readonly #intents: number;
  readonly #sent: Sent[] = [];
  wire: Wire | undefined;

  constructor(application: Application, intents: number, wire: Wire) {
    this.application = application;
    this.#intents = intents;
    this.wire = wire;
  }

  has(intent: GatewayIntentBits): boolean {
    return (this.#intents & intent) !== 0;
  }

  /** Numbers and sends a dispatch; without a connection it waits for the resume. */
  send(event: string, data: object): void {
    const payload: Sent = { op: GatewayOpcodes.Dispatch, s: this.#sent.length + 1, t: event, d: data };
    this.#sent.push(structuredClone(payload));
    this.wire?.send(payload);
  }

  /** Passes on what this bot may hear of. */
  hear(dispatch: Dispatch): void {
    if (this.#mayHear(dispatch)) this.send(dispatch.event, this.#readable(dispatch));
  }

  /** Sends again what came after this number; false where there never was such a number. */
  replay(after: number): boolean {
    if (after > this.#sent.length || after < 0) return false;
    for (const payload of this.#sent.slice(after)) this.wire?.send(payload);
    this.send(GatewayDispatchEvents.Resumed, {});
    return true;
  }

  #mayHear({ audience, intent, about }: Dispatch): boolean {
    const { id } = this.application;
    const concerned = about?.includes(id) ?? false;
    if (intent !== undefined && !this.has(intent) && !concerned) return false;
    if ('length' in audience) return audience.some((user) => user.id === id);
    return 'kind' in audience ? sees(audience, id) : audience.members.has(id);
  }

  /** The dispatch without the text that only MESSAGE_CONTENT lets a bot read. */
  #readable({ data, message }: Dispatch): object {
    if (message === undefined || message.direct || this.has(GatewayIntentBits.MessageContent)) return data;
    const own = message.author.id === this.application.id || message.mentions.includes(this.application.id);
    return own ? data : { ...data, content: '', embeds: [], attachments: [], components: [] };
  }
}
