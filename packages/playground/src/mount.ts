import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Place, personsReceiver, servePeople } from './people/server.ts';
import { builtFolder, pageShell } from './shell.ts';
import { acceptSockets } from './sockets.ts';

/** Hangs the page and the people's protocol on a server that does not listen yet, below an address of its own. */
export function mountPage(fastify: FastifyInstance, place: Place, again?: string): void {
  const { below } = place;
  fastify.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(safeHeaders(request));
      });
      servePeople(scope, place);
      servePage(scope, pageShell(below, again));
    },
    { prefix: below },
  );
  const cutSockets = acceptSockets(fastify.server, (request, { pathname }) =>
    personsReceiver(place, request, pathname),
  );
  fastify.addHook('preClose', async () => cutSockets());
}

function servePage(scope: FastifyInstance, shell: string): void {
  scope.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(shell));
  scope.register(files, {
    root: join(builtFolder(), 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
}

/** Everything comes from this server, and no other page may hold it; some browsers ask for sockets to be named. */
function safeHeaders({ headers: { host } }: FastifyRequest): Record<string, string> {
  const sources = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // Discord's components set the colours of names and embeds as attributes
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': sources.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  };
}
