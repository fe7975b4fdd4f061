import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { pathsList } from 'discord-api-spec';
import { RatelimitedResponseSchema } from 'discord-api-spec/zod';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Code, DiscordError, found, refusal } from '../errors.ts';
import { interactionWith } from '../interactions/opening.ts';
import type { Application } from '../world/state.ts';
import { archiveSilent } from '../world/threads.ts';
import type { World } from '../world/world.ts';
import { readBody } from './body.ts';
import { type Faults, isUnheard, pageStatus, refusalOf, type Undone, type Unheard } from './faults.ts';
import { type Journal, plainError } from './journal.ts';
import { demandIdentifiers } from './query.ts';
import { type RateLimits, refused, USUAL, type Verdict } from './rate-limits.ts';
import type { Route } from './route.ts';
import { routes } from './routes/index.ts';
import { faultsOf } from './validation.ts';

/** What Discord takes in one request at most, files included. */
const MOST_BYTES = 25 * 1024 * 1024;

/** What somebody on the way gives in Discord's place. */
const signIn = '<!doctype html><title>Sign in to this network</title>';

/** Characters of the longest part of an address, an interaction's token. */
const LONGEST_TOKEN = 300;

/** The HTTP API: every request goes through faults, authority, limits and checks in this one place. */
export class HttpServer {
  readonly fastify: FastifyInstance;
  readonly #world: World;
  readonly #journal: Journal;
  readonly #faults: Faults;
  readonly #limits: RateLimits;
  /** Requests under way. */
  busy = 0;

  constructor(world: World, journal: Journal, faults: Faults, limits: RateLimits) {
    this.#world = world;
    this.#journal = journal;
    this.#faults = faults;
    this.#limits = limits;
    this.fastify = fastify({
      forceCloseConnections: true,
      bodyLimit: MOST_BYTES,
      rewriteUrl: spelledOut,
      routerOptions: { maxParamLength: LONGEST_TOKEN },
    });
    this.fastify.register(multipart, { limits: { fileSize: MOST_BYTES, files: 10 } });
    this.fastify.setErrorHandler((error, request, reply) => this.#fail(request, reply, error));
    this.fastify.setNotFoundHandler((request, reply) => this.#unknown(request, reply));
    for (const route of routes) this.#open(route);
  }

  #open(route: Route): void {
    this.fastify.route({
      method: route.method,
      url: `/api/v10${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => this.#handle(route, request, reply),
    });
  }

  async #handle(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.busy += 1;
    try {
      return await this.#serve(route, request, reply);
    } finally {
      this.busy -= 1;
    }
  }

  async #serve(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    archiveSilent(this.#world);
    const name = `${route.method} ${route.path}`;
    const fault = this.#faults.take(name, request.isMultipart());
    if (fault !== undefined && !isUnheard(fault)) return this.#refuse(fault, name, reply);
    const params = stringsOf(request.params);
    demandIdentifiers(params);
    const application = callerOf(this.#world, route, request, params);
    const verdict = this.#count(route, application, params);
    reply.headers(verdict.headers);
    if (!verdict.allowed) return this.#slowDown(name, reply, verdict);
    const body = await readBody(request);
    const query = stringsOf(request.query);
    const answer = await route.answer({ world: this.#world, application, params, query, ...body });
    if (fault !== undefined) return this.#lose(fault, name, reply, answer);
    return this.#send(route, reply, answer);
  }

  #count(route: Route, application: Application, params: Record<string, string>): Verdict {
    if (!this.#limits.enabled) return { allowed: true, headers: {}, retryAfter: 0, global: false };
    const major = params.channel_id ?? params.guild_id ?? params.webhook_token ?? '';
    const name = `${route.method} ${route.path}`;
    return this.#limits.take(application.id, name, major, route.limit ?? USUAL, route.opensBy === undefined);
  }

  #slowDown(name: string, reply: FastifyReply, { retryAfter, global, headers }: Verdict): FastifyReply {
    const body = { message: 'You are being rate limited.', retry_after: retryAfter, global, code: 0 };
    this.#holdToSpec(name, RatelimitedResponseSchema, body);
    const [method, path] = parts(name);
    this.#journal.record(method, path, new DiscordError(429, 0, body.message));
    return reply.code(429).headers(headers).send(body);
  }

  #refuse(fault: Undone, name: string, reply: FastifyReply): FastifyReply {
    if (fault === 'hang') return reply.hijack();
    if (fault === 'cut') return cutOff(reply);
    if (fault === 429 || fault === 'global')
      return this.#slowDown(name, reply, refused(0.2, fault === 'global', {}));
    const [method, path] = parts(name);
    const said = refusalOf(fault);
    const status = said?.status ?? pageStatus(fault) ?? Number(fault);
    this.#journal.ordered(method, path, said ?? new DiscordError(status, 0, 'ordered by a test'));
    if (said !== undefined) return reply.code(status).send(said.toJSON());
    if (pageStatus(fault) !== undefined) return reply.code(status).type('text/html').send(signIn);
    const message = fault === 401 ? '401: Unauthorized' : `${fault}: Internal Server Error`;
    return reply.code(status).send({ message, code: 0 });
  }

  #lose(fault: Unheard, name: string, reply: FastifyReply, answer: unknown): FastifyReply {
    if (fault === 'lost') return this.#refuse(502, name, reply);
    if (fault === 'mute') return reply.hijack();
    if (fault === 'half') return cutOff(reply, JSON.stringify(answer ?? {}));
    return reply.code(200).type('text/html').send(signIn);
  }

  #send(route: Route, reply: FastifyReply, answer: unknown): FastifyReply {
    if (route.response === undefined || answer === undefined) return reply.code(route.status ?? 204).send();
    const body: unknown = JSON.parse(JSON.stringify(answer));
    this.#holdToSpec(`${route.method} ${route.path}`, route.response, body);
    return reply.code(route.status ?? 200).send(body);
  }

  #holdToSpec(name: string, schema: Route['response'], body: unknown): void {
    const faults = schema === undefined ? undefined : faultsOf(schema, body);
    if (faults !== undefined)
      this.#journal.breach(...parts(name), 200, `the playground's own answer: ${faults}`);
  }

  #fail(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const refused = asDiscordError(error);
    const path = (request.routeOptions.url ?? request.url)
      .replace('/api/v10', '')
      .replaceAll(/:(\w+)/g, '{$1}');
    if (isLeftOff(request)) return reply;
    if (refused.status === 500) this.#journal.breach(request.method, path, 500, refused.message);
    else this.#journal.record(request.method, path, refused);
    return reply.code(refused.status).send(refused.toJSON());
  }

  #unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0]?.replace('/api/v10', '') ?? '';
    const detail = isDiscords(request.method, path) ? 'Not Found (not built in the playground)' : 'Not Found';
    const error = plainError(404, detail);
    this.#journal.record(request.method, path, error);
    return reply.code(404).send(error.toJSON());
  }
}

/** Whether who asked was gone before they had said all: then it is nobody's fault, and there is nobody to answer. */
const isLeftOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Ends the connection: before anything is answered, or in the midst of the answer. */
function cutOff(reply: FastifyReply, answer?: string): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  if (answer === undefined) raw.destroy();
  else {
    raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    raw.write(answer.slice(0, answer.length / 2), () => raw.destroy());
  }
  return reply;
}

/** Clients write `@me` and `@original` with the sign escaped; the routes have it plain. */
function spelledOut({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/api/') ? url.replaceAll('%40', '@') : url;
}

function callerOf(
  world: World,
  route: Route,
  request: FastifyRequest,
  params: Record<string, string>,
): Application {
  switch (route.opensBy) {
    case 'interaction':
      return byInteraction(world, params);
    case 'webhook':
      return found(world.applications.get(params.webhook_id ?? ''), Code.UnknownWebhook);
    default:
      return byToken(world, request.headers.authorization);
  }
}

function byInteraction(world: World, params: Record<string, string>): Application {
  const interaction = interactionWith(world, params.interaction_token ?? '');
  if (interaction?.id !== params.interaction_id) throw refusal(Code.UnknownInteraction);
  return found(interaction?.application, Code.UnknownInteraction);
}

function byToken(world: World, header: string | undefined): Application {
  const known = [...world.applications.values()].find(({ token }) => header === `Bot ${token}`);
  if (known === undefined) throw plainError(401, 'Unauthorized');
  return known;
}

function asDiscordError(error: unknown): DiscordError {
  if (error instanceof DiscordError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return refusal(Code.RequestEntityTooLarge);
  if (status < 500) return refusal(Code.RequestBodyContainsInvalidJSON);
  return new DiscordError(500, 0, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function isDiscords(method: string, path: string): boolean {
  const known = new Map<string, readonly string[]>(Object.entries(pathsList)).get(method.toLowerCase()) ?? [];
  return known.some((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
}

function parts(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ');
  return [method, path];
}

function stringsOf(record: unknown): Record<string, string> {
  const entries = Object.entries(typeof record === 'object' && record !== null ? record : {});
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
