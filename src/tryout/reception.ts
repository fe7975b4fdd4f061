import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type Listening, whyNotListening } from '../listening.ts';
import { type OnClose, openInOrder } from '../opening.ts';
import { type Club, type TriedClub, TriedClubs } from './tried-clubs.ts';
import { cookieFor, pagePath, readVisit, type Visit } from './visit.ts';

interface Settings {
  listening: Listening;
  log: Logger;
  /** How many clubs there are at most; three unless said otherwise. */
  most?: number;
  /** Opens a club of this name, whose site is found at this address. */
  openClub(name: string, siteUrl: string): Promise<Club>;
}

/** How long ago a club was used that others may join, in milliseconds. */
const lately = 10 * 60_000;

/**
 * Opens one address behind which each visitor finds a club of their own: a browser that comes to the playground is let into a
 * fresh one, and stays in it with all its windows. Anyone who comes with the address of such a window joins the club in use.
 */
export const openReception = (settings: Settings) => openInOrder((onClose) => open(settings, onClose));

async function open({ listening, log, most = 3, openClub }: Settings, onClose: OnClose) {
  const server = createServer();
  const siteUrl = await listen(server, listening);
  const clubs = new TriedClubs({ log, most, openClub: (name) => openClub(name, siteUrl) });
  onClose(() => clubs.close());
  onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    answer(clubs, request, response),
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const tried = clubFor(clubs, readVisit(request));
    if (tried?.club) use(tried, socket, tried.club).emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  await clubs.add().opening;
  return { siteUrl };
}

async function listen(server: Server, { host, port }: Listening): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw whyNotListening(error, { host, port });
  });
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${isIPv6(at) ? `[${at}]` : at}:${Object(server.address()).port}`;
}

function answer(clubs: TriedClubs, request: IncomingMessage, response: ServerResponse): void {
  const visit = readVisit(request);
  const tried = clubFor(clubs, visit);
  if (tried === undefined) return sayGone(response);
  if (visit.atDoor) {
    tried.taken = true;
    response.setHeader('set-cookie', cookieFor(tried.name));
  }
  if (visit.again) response.writeHead(303, { location: pagePath }).end();
  else if (tried.club === null) askToWait(response);
  else use(tried, response, tried.club).emit('request', request, response);
}

/** The club that a visitor finds; none where what they ask for belongs to a page of a club that is closed. */
function clubFor(clubs: TriedClubs, visit: Visit): TriedClub | undefined {
  const own = visit.again ? undefined : clubs.named(visit.club);
  if (own !== undefined) return own;
  const latest = clubs.latest();
  if (visit.atDoor) return latest !== undefined && joins(visit, latest) ? latest : clubs.fresh();
  return visit.club === null || visit.forPage ? (latest ?? clubs.fresh()) : undefined;
}

const joins = ({ club, again, asSomebody }: Visit, { taken, usedAt }: TriedClub): boolean =>
  asSomebody && club === null && !again && taken && usedAt > Date.now() - lately;

/** The server of a club, which is used now; what it answers ends with the club. */
function use(tried: TriedClub, what: Duplex | ServerResponse, { server }: Club): Server {
  tried.usedAt = Date.now();
  tried.open.add(what);
  what.once('close', () => tried.open.delete(what));
  return server;
}

function sayGone(response: ServerResponse): void {
  response
    .writeHead(410, { 'content-type': 'application/json' })
    .end(JSON.stringify({ message: 'This club is closed. Load the page again for a fresh one.' }));
}

/** A page that looks again every second. */
function askToWait(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', refresh: '1', 'retry-after': '1' })
    .end(`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>One moment</title></head>
<body><p>Your club is being set up. This takes a few seconds.</p></body>
</html>
`);
}
