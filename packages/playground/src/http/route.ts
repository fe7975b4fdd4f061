import * as z from 'zod/mini';
import { type Issue, invalidForm } from '../errors.ts';
import type { Application, Upload, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Limit } from './rate-limits.ts';
import { parseBody } from './validation.ts';

/** A request as it came in, its sender known. */
export interface Request {
  world: World;
  application: Application;
  params: Record<string, string>;
  query: Record<string, string>;
  json: unknown;
  files: Upload[];
}

/** A request whose body was found good. */
export interface Call<Body = unknown> {
  world: World;
  application: Application;
  /** The application's bot. */
  me: User;
  /** The part of the address with this name. */
  param(name: string): string;
  query: Record<string, string>;
  body: Body;
  files: Upload[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Endpoint {
  method: Method;
  /** As Discord's specification writes it, e.g. `/channels/{channel_id}`. */
  path: string;
  /** Discord's specification of the answer; none where the answer is empty (204). */
  response?: z.ZodMiniType;
  status?: number;
  limit?: Limit;
  /** Opened by the token in the address instead of the bot's own; not counted against the global limit. */
  opensBy?: 'interaction' | 'webhook';
}

interface Bare extends Endpoint {
  handle(call: Call): unknown;
}

interface WithBody<Body> extends Endpoint {
  body: z.ZodMiniType<Body>;
  /** What Discord asks beyond its specification. */
  check?: (body: Body, call: Call<Body>) => Issue[];
  handle(call: Call<Body>): unknown;
}

/** A route with its checks inside: `answer` returns the body of the answer or throws a DiscordError. */
export interface Route extends Endpoint {
  answer(request: Request): unknown;
}

/** Makes a route that reads no body. */
export function bare(definition: Bare): Route {
  return withBody({ ...definition, body: z.unknown() });
}

/** Makes a route that finds its body good before it handles the call. */
export function withBody<Body>({ body, check, handle, ...endpoint }: WithBody<Body>): Route {
  return {
    ...endpoint,
    answer({ params, json, application, ...rest }) {
      const parsed = parseBody(body, json ?? {});
      const param = (name: string) => params[name] ?? '';
      const call = { ...rest, application, me: application.bot, body: parsed, param };
      const issues = check?.(parsed, call) ?? [];
      if (issues.length > 0) throw invalidForm(issues);
      return handle(call);
    },
  };
}
