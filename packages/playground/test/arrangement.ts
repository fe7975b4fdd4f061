import { once } from 'node:events';
import { GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import * as z from 'zod';
import type { Permissions } from '../src/handles.ts';
import { type Options, Playground } from '../src/playground.ts';

/** Friday 20 November 2026, 12:45 in New York. */
export const FRIDAY = Date.parse('2026-11-20T17:45:00Z');

const USUAL: Permissions = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
];

/** A guild with two people and an installed bot, and a clock that stands still until it is moved. */
export async function arrange(options: Options & { permissions?: Permissions } = {}) {
  const clock = { now: FRIDAY };
  const playground = await Playground.start({ clock: () => clock.now, rateLimits: false, ...options });
  const guild = playground.createGuild({ name: 'Friday Lunch', channels: ['general', 'games'] });
  const app = playground.createApplication({ name: 'Robin' });
  const [ana, bo] = [
    playground.createUser({ name: 'ana', displayName: 'Ana' }),
    playground.createUser({ name: 'bo' }),
  ];
  guild.join(ana);
  guild.join(bo);
  guild.install(app, options.permissions ?? USUAL);
  const driver = await playground.driver();
  const api = requester(playground.apiUrl, app.token);
  return { clock, playground, guild, app, ana, bo, driver, api };
}

/** The playground's own answers that Discord's specification does not allow; there are to be none. */
export function ownFaults(playground: Playground): string[] {
  return playground.violations.map(({ detail }) => detail).filter((detail) => detail.includes('own answer'));
}

export type Arrangement = Awaited<ReturnType<typeof arrange>>;

const Json = z.looseObject({
  id: z.string().optional(),
  code: z.number().optional(),
  content: z.string().optional(),
  errors: z.unknown().optional(),
});
type Json = z.output<typeof Json>;

export interface Reply {
  status: number;
  headers: Headers;
  body: Json;
  list: Json[];
}

/** Sends bare requests, as a client that checks nothing itself. */
export function requester(apiUrl: string, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${token}`, ...contentType(body) },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? {} : JSON.parse(text);
    const list = Array.isArray(json) ? json.map((each) => Json.parse(each)) : [];
    return {
      status: response.status,
      headers: response.headers,
      body: Json.parse(list.length > 0 || Array.isArray(json) ? {} : json),
      list,
    };
  };
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };
}

const Payload = z.object({
  op: z.number(),
  d: z.unknown(),
  s: z.number().nullable(),
  t: z.string().nullable(),
});
type Payload = z.output<typeof Payload>;

const Opened = z.looseObject({ id: z.string(), token: z.string(), application_id: z.string() });

/** A bot's socket without a library: it keeps what it hears and says what it is told to. */
export class BareBot {
  readonly heard: Payload[] = [];
  readonly #socket: WebSocket;
  readonly #gone: Promise<number>;

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    this.#socket.on('message', (data) => this.heard.push(Payload.parse(JSON.parse(String(data)))));
    this.#gone = once(this.#socket, 'close').then(([code]) => Number(code));
  }

  static async identified(
    url: string,
    token: string,
    intents: number,
    shard?: [id: number, count: number],
  ): Promise<BareBot> {
    const bot = new BareBot(url);
    await bot.identify(token, intents, shard);
    await bot.until(({ t }) => t === GatewayDispatchEvents.Ready);
    return bot;
  }

  async identify(token: string, intents: number, shard?: [id: number, count: number]): Promise<void> {
    await this.until(({ op }) => op === GatewayOpcodes.Hello);
    const properties = { os: 'linux', browser: 'none', device: 'none' };
    this.say({ op: GatewayOpcodes.Identify, d: { token, intents, properties, shard } });
  }

  say(payload: unknown): void {
    this.#socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  }

  /** The first payload of this kind, once it is there. */
  async until(isMeant: (payload: Payload) => boolean): Promise<Payload> {
    for (;;) {
      const meant = this.heard.find(isMeant);
      if (meant !== undefined) return meant;
      await once(this.#socket, 'message', { signal: AbortSignal.timeout(30_000) });
    }
  }

  /** The interaction heard last that was not taken before. */
  async interaction(): Promise<z.output<typeof Opened>> {
    const payload = await this.until(({ t }) => t === GatewayDispatchEvents.InteractionCreate);
    this.heard.splice(this.heard.indexOf(payload), 1);
    return Opened.parse(payload.d);
  }

  /** The names of the dispatches so far. */
  events(): (string | null)[] {
    return this.heard.filter(({ op }) => op === GatewayOpcodes.Dispatch).map(({ t }) => t);
  }

  /** The code the server closed the socket with. */
  async closed(): Promise<number> {
    return this.#gone;
  }

  /** Says goodbye, which ends its session. */
  leave(): void {
    this.#socket.close(1000);
  }

  cut(): void {
    this.#socket.terminate();
  }
}
