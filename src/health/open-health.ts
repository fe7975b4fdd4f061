import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from './metrics.ts';
import { ailments, type Gateway, type VitalSigns, type Waiting } from './vital-signs.ts';

/** What is asked of the running bot. */
export interface Watched {
  gateway(): Gateway;
  underWay(): number;
  /** How many clubs are in memory. */
  inMemory(): number;
  changes(): number;
  queue(): number;
  /** In milliseconds. */
  sinceRound(): number;
  behind(): number;
  waits(): boolean;
  kept(): Promise<Waiting>;
  /** Rejects when nothing can be kept. */
  tryWriting(): Promise<void>;
}

interface HealthParts {
  watched: Watched;
  metrics: Metrics;
  host: string;
  /** 0 is any free one. */
  port: number;
  /** How long the database may take to answer, in milliseconds. */
  patience?: number;
}

type Page = (response: ServerResponse) => Promise<void>;

/** Opens `/health` (200 if well, else 503 with why) and `/metrics`, and returns their `url`. Rejects if it cannot listen. */
export async function openHealth({ patience = 2000, ...parts }: HealthParts) {
  const { watched, metrics, host, port } = parts;
  const pages: Record<string, Page> = {
    '/health': async (response) => {
      const unwritable = whyNot(inTime(watched.tryWriting(), patience));
      const found = ailments(await signsOf(watched, patience), await unwritable);
      send(response, found.length === 0 ? 200 : 503, 'application/json', JSON.stringify(verdict(found)));
    },
    '/metrics': async (response) =>
      send(response, 200, metrics.contentType, await metrics.text(await signsOf(watched, patience))),
  };
  const server = createServer(({ url = '', method }, response) => {
    const page = method === 'GET' || method === 'HEAD' ? pages[url.replace(/\?.*/s, '')] : undefined;
    if (page === undefined) return send(response, 404, 'text/plain', 'There are /health and /metrics.\n');
    page(response).catch(() => send(response, 500, 'text/plain', 'It could not be found out.\n'));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${at}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const verdict = (found: readonly string[]) => ({ status: found.length === 0 ? 'well' : 'ailing', found });

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function signsOf(watched: Watched, patience: number): Promise<VitalSigns> {
  const kept = await inTime(watched.kept(), patience).catch(() => null);
  return {
    gateway: watched.gateway(),
    underWay: watched.underWay(),
    inMemory: watched.inMemory(),
    changes: watched.changes(),
    queue: watched.queue(),
    sinceRound: watched.sinceRound(),
    behind: watched.behind(),
    waits: watched.waits(),
    kept,
  };
}

async function whyNot(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return codeOf(error) ?? 'it failed';
  }
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

class NoAnswer extends Error {
  readonly code = 'no answer in time';
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const stop = new AbortController();
  const late = wait(milliseconds, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new NoAnswer();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}
