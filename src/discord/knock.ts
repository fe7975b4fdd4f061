import { setTimeout as wait } from 'node:timers/promises';
import {
  ApplicationFlagsBitField,
  DefaultRestOptions,
  DefaultUserAgent,
  GatewayIntentBits,
  type RESTOptions,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Shards } from '../house/hosting.ts';
import { codeOf, TurnedAway, Unreachable } from './entrance.ts';

/** How Discord's HTTP API is asked before there is a client, or beside it. */
export interface Door {
  token: string;
  api: string;
  makeRequest: RESTOptions['makeRequest'];
  signal?: AbortSignal | undefined;
}

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** How many times in a row Discord has to say that it does not know the token, and the milliseconds between. */
const often = 3;
const between = 500;

/** How Discord words a refusal; a proxy on the way may answer in JSON, too. */
const Refused = z.object({ message: z.string(), code: z.number() });

/** Asks Discord; only its own answers count. Rejects with `TurnedAway` if the token stays refused, or with `Unreachable`. */
export async function knock<T>(door: Door, route: `/${string}`, schema: z.ZodType<T>): Promise<T> {
  const authorization = authorizationOf(door.token);
  for (let times = 1; ; times += 1) {
    try {
      return await knockOnce(door, { route, authorization }, schema);
    } catch (error) {
      if (!(error instanceof TurnedAway) || times === often) throw error;
      await wait(between, undefined, { signal: door.signal });
    }
  }
}

interface Question {
  route: `/${string}`;
  authorization: string;
}

async function knockOnce<T>(door: Door, question: Question, schema: z.ZodType<T>): Promise<T> {
  const { api } = door;
  const { status, headers, body } = await ask(door, question);
  if (status === 401 && Refused.safeParse(body).success) throw new TurnedAway('token');
  if (status < 200 || status > 299)
    throw new Unreachable(api, String(status), { retryAfter: retryAfter(headers.get('retry-after')) });
  const { success, data } = schema.safeParse(body);
  if (!success) throw new Unreachable(api, 'it is not Discord that answers');
  return data;
}

/** The answer to it; `body` is undefined where it is not JSON. */
async function ask({ api, makeRequest, signal }: Door, { route, authorization }: Question) {
  const late = AbortSignal.timeout(patience);
  try {
    const response = await makeRequest(`${api}/v${DefaultRestOptions.version}${route}`, {
      method: 'GET',
      headers: { authorization, 'user-agent': DefaultUserAgent },
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    });
    const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
    const { status, headers } = response;
    return { status, headers, body: parsed(await response.text(), isJson) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Unreachable(api, whatFailed(cause), { cause });
  }
}

function parsed(text: string, isJson: boolean): unknown {
  if (!isJson) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function authorizationOf(token: string): string {
  const bare = token.replace(/^(Bot|Bearer)\s*/i, '');
  if (!/^[\x21-\x7e]+$/.test(bare)) throw new TurnedAway('token');
  return `Bot ${bare}`;
}

function whatFailed(cause: unknown): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  return codeOf(cause) || (cause instanceof Error ? cause.name : 'it failed');
}

/** Discord and Cloudflare give it in seconds. */
function retryAfter(seconds: string | null): number | null {
  const milliseconds = Number(seconds ?? Number.NaN) * 1000;
  return milliseconds > 0 ? milliseconds : null;
}

const { GatewayMessageContent, GatewayMessageContentLimited } = ApplicationFlagsBitField.Flags;

const Application = z.object({ id: z.string(), flags: z.number().optional() });

export interface Sight {
  intents: GatewayIntentBits[];
  canRead: boolean;
}

/** The intents to ask for; Message Content only if the application has it, or Discord turns the bot away. Rejects as `knock`. */
export async function sightOf(door: Door): Promise<Sight> {
  const { flags = 0 } = await knock(door, Routes.currentApplication(), Application);
  const may = new ApplicationFlagsBitField(flags);
  const canRead = may.any([GatewayMessageContent, GatewayMessageContentLimited]);
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  return { canRead, intents: [Guilds, GuildMessages, ...(canRead ? [MessageContent] : [])] };
}

/** How coming in is told of. */
export interface Waiting {
  log: Logger;
  signal?: AbortSignal | undefined;
  onWaiting?: (() => void) | undefined;
}

const longestPause = 60_000;
/** The longest that is waited in one go, whatever Discord says: the longest of its limits is a day. */
const day = 86_400_000;

/** Milliseconds before the next try: 1 s, 2 s, 4 s … 1 min, or as long as Discord says. */
export function pauseAfter(failures: number, error: unknown): number {
  const own = Math.min(1000 * 2 ** (failures - 1), longestPause);
  const told = error instanceof Unreachable ? (error.retryAfter ?? 0) : 0;
  return Math.max(own, Math.min(told, day));
}

/** Tries until it succeeds, with growing pauses. Rejects only if a person has to do something, or when it is to give up. */
export async function tryUntilIn<T>(
  attempt: () => Promise<T>,
  { log, signal, onWaiting = () => {} }: Waiting,
): Promise<T> {
  let said: string | null = null;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (err) {
      signal?.throwIfAborted();
      if (err instanceof TurnedAway) throw err;
      const pause = pauseAfter(failures, err);
      const why = String(err);
      // Said again only where something has changed.
      const about = { err, tries: failures, seconds: Math.round(pause / 1000) };
      log[why === said ? 'debug' : 'warn'](about, 'not connected to Discord yet, trying again');
      said = why;
      onWaiting();
      await wait(pause, undefined, { signal });
    }
  }
}

export const GatewayBot = z.object({
  url: z.string(),
  shards: z.number(),
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});

/**
 * What Discord will show the bot. Rejects as `knock`, and while too few of today's sessions are left for all shards, those
 * of other processes too: who begins more loses the token.
 */
export async function lookIn(door: Door, shards: Shards | null): Promise<Sight> {
  const sight = await sightOf(door);
  const { session_start_limit: limit, shards: recommended } = await knock(
    door,
    Routes.gatewayBot(),
    GatewayBot,
  );
  if (limit.remaining >= (shards?.of ?? recommended)) return sight;
  const retryAfter = limit.reset_after + 1000;
  throw new Unreachable(door.api, 'it lets the bot start no more today', { retryAfter });
}
