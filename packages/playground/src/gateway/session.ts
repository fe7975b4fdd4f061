import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type Dispatch, guildIdOf } from '../world/hub.ts';
import { sees } from '../world/permissions.ts';
import { withoutOthersWords } from '../world/reading.ts';
import { isOn, type Shard } from '../world/sharding.ts';
import type { Application } from '../world/state.ts';
import type { Wire } from './wire.ts';

interface Sent {
  op: GatewayOpcodes.Dispatch;
  s: number;
  t: string;
  d: unknown;
}

/** What a bot asks to be told of. */
export interface Asked {
  intents: number;
  shard: Shard;
}

/** What one identified bot is told. It outlives its connection, so that a resume misses nothing. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly application: Application;
  readonly shard: Shard;
  readonly #intents: number;
  #sent: Sent[] = [];
  #last = 0;
  wire: Wire | undefined;

  constructor(application: Application, { intents, shard }: Asked, wire: Wire) {
    this.application = application;
    this.shard = shard;
    this.#intents = intents;
    this.wire = wire;
  }

  has(intent: GatewayIntentBits): boolean {
    return (this.#intents & intent) !== 0;
  }

  /** Numbers and sends a dispatch; without a connection it waits for the resume. */
  send(event: string, data: unknown): void {
    this.#last += 1;
    const payload: Sent = { op: GatewayOpcodes.Dispatch, s: this.#last, t: event, d: data };
    this.#sent.push(structuredClone(payload));
    this.wire?.send(payload);
  }

  /** Passes on what this bot may hear of. */
  hear(dispatch: Dispatch): void {
    if (this.#mayHear(dispatch)) this.send(dispatch.event, this.#readable(dispatch));
  }

  /** Forgets what the bot has heard up to this number: it will not ask for it again. */
  acknowledge(heard: number): void {
    this.#sent = this.#sent.filter(({ s }) => s > heard);
  }

  /** Tells whether all that came after this number is still there to be sent again. */
  remembers(after: number): boolean {
    return after >= this.#last - this.#sent.length;
  }

  /** Sends again what came after this number; false where there never was such a number. */
  replay(after: number): boolean {
    if (after > this.#last) return false;
    for (const payload of this.#sent.filter(({ s }) => s > after)) this.wire?.send(payload);
    this.send(GatewayDispatchEvents.Resumed, {});
    return true;
  }

  #mayHear(dispatch: Dispatch): boolean {
    const { audience, intent, about } = dispatch;
    const { id } = this.application;
    if (!isOn(this.shard, guildIdOf(dispatch))) return false;
    const concerned = about?.includes(id) ?? false;
    if (intent !== undefined && !this.has(intent) && !concerned) return false;
    if ('length' in audience) return audience.some((user) => user.id === id);
    return 'kind' in audience ? sees(audience, id) : audience.members.has(id);
  }

  /** The dispatch without the text that only MESSAGE_CONTENT lets a bot read. */
  #readable({ data, message }: Dispatch): object {
    if (message === undefined || this.has(GatewayIntentBits.MessageContent)) return data;
    return withoutOthersWords(data, message, this.application.id);
  }
}
