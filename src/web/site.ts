import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { LadderClubs } from '../ladder/ports.ts';
import { type Assets, findAssets } from './assets.ts';
import { layOutClocks } from './clock/routes.tsx';
import { layOutClubs } from './club-routes.ts';
import { brokenDown, nothingHere, plainDocument, tooMany } from './layout.tsx';
import { layOutLive } from './live.ts';
import { layOutMoves } from './moves/routes.tsx';
import { networkOf } from './network.ts';
import { layOutOrders } from './orders/routes.tsx';
import type { Shown } from './page.ts';
import { layOutRecords } from './record/page.tsx';
import { sendDocument } from './replies.ts';

export interface SiteParts {
  clubs: LadderClubs;
  clock: () => Instant;
  log: Logger;
  host: string;
  /** 0 is any free one. */
  port: number;
  /** Requests a minute from one address, of IPv6 from one /64; enough for a school behind one unless said otherwise. */
  rateLimit?: number;
  /** Windows at one address that are told of changes at once. */
  windows?: number;
  /** The proxies that are believed when they say for whom they ask, as addresses and networks; none unless said otherwise. */
  trustedProxies?: readonly string[];
  patience?: Patience;
}

/** How long the site waits, in milliseconds. */
export interface Patience {
  /** For a request to be here whole. */
  request: number;
  idle: number;
}

const usualPatience: Patience = { request: 20_000, idle: 60_000 };

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Opens the clubs' site and returns its `url` and `close`; `beside` may add to its server. Rejects if it cannot listen. */
export async function openSite(
  { trustedProxies = [], patience = usualPatience, ...parts }: SiteParts,
  beside: (server: FastifyInstance) => Promise<void> | void = () => {},
) {
  const server = fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestAddress },
    // A proxy says for whom it asks; from anywhere else that would be anybody's word.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.idle,
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.request / 4 },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
  });
  if (trustedProxies.length === 0) warnOfProxy(server, parts.log);
  await server.register((site) => layOut(site, parts));
  await beside(server);
  const url = await server.listen({ host: parts.host, port: parts.port });
  return { url, close: () => closeSoon(server) };
}

/** Says once that somebody asks by way of a proxy whose word is not taken: all behind it share one address's limits. */
function warnOfProxy(server: FastifyInstance, log: Logger): void {
  let told = false;
  server.addHook('onRequest', async ({ headers, ip }) => {
    if (told || headers['x-forwarded-for'] === undefined || !thisMachine.includes(networkOf(ip))) return;
    told = true;
    log.warn('a proxy on this machine asks for others, and TRUSTED_PROXIES does not name it');
  });
}

const thisMachine = ['127.0.0.1', '::1'].map(networkOf);

/** For so many milliseconds anyone who has asked is still answered once the site closes. */
const grace = 1000;

/** Cuts those who have connected and not asked: browsers do so ahead, and would be waited for. */
async function closeSoon(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), grace);
  await server.close();
  clearTimeout(cut);
}

/** As long as Node.js lets the head of a request be: what is too long to be anything is found not to be there. */
const longestAddress = 16_384;

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''));
    return true;
  } catch {
    return false;
  }
}

async function layOut(
  site: FastifyInstance,
  { clubs, clock, log, rateLimit: max = 1200, windows = 200 }: SiteParts,
): Promise<void> {
  const assets = findAssets();
  await site.register(helmet, safeHeaders);
  await site.register(rateLimit, {
    ...{ max, timeWindow: '1 minute' },
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  });
  site.addHook('onRequest', async (_, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
  answerMishaps(site, assets, log);
  await site.register(files, {
    root: assets.folder,
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  site.get('/robots.txt', async (_, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  site.get('/icon.svg', async (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(icon),
  );
  layOutClubs(site, { clubs, clock, assets });
  layOutRecords(site, { clubs, clock, assets });
  await layOutMoves(site, { clubs, clock, assets });
  await layOutOrders(site, { clubs, clock, assets, log });
  layOutClocks(site, { clubs, clock, assets, log });
  layOutLive(site, { clubs, log, windows });
}

/** Nothing there, too much asked, and our own mistakes: the log is told of those, and nobody else. */
function answerMishaps(site: FastifyInstance, assets: Assets, log: Logger): void {
  const say = (status: number, shown: Shown, request: FastifyRequest, reply: FastifyReply) =>
    isForData(request)
      ? reply.code(status).send({ error: shown.title })
      : sendDocument(reply.code(status), plainDocument(assets, shown));
  site.setNotFoundHandler({ preHandler: site.rateLimit() }, (request, reply) =>
    say(404, nothingHere, request, reply),
  );
  site.setErrorHandler((err, request, reply) => {
    const status = statusOf(err);
    if (status < 500) return say(status, status === 429 ? tooMany : nothingHere, request, reply);
    log.error({ err, route: request.routeOptions.url }, 'a page of the site broke down');
    return say(500, brokenDown, request, reply);
  });
}

const isForData = ({ url }: FastifyRequest): boolean => /^(\/c\/[^/?]*)?\/api(?=$|[/?])/.test(url);

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** Everything comes from this server. Addresses can be secret, so links do not tell where they are. TLS is for the proxy to say. */
export const safeHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: false,
};

/** The site's mark beside a page's title: a rook. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#24507f"/><path fill="#fff" d="M8 6h4v3h2.5V6h3v3H20V6h4v7l-3 2.5v7l2 2V26H9v-1.500l2-2v-7L8 13z"/></svg>
`;
