import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Receiver } from '../sockets.ts';
import { serveUploads, withUploadsBelow } from '../uploads.ts';
import { archiveSilent } from '../world/threads.ts';
import { streamEvents } from './events.ts';
import { isOurs } from './guard.ts';
import { type Lobby, openLobby } from './lobby.ts';
import { openPeople } from './routes.ts';

/** Where the people's protocol is served. */
export interface Place extends Lobby {
  /** The address below which it hangs on its server: empty, or such as `/playground`. */
  below: string;
  /** Other hosts than this machine's own by which people reach the server. */
  knownAs: readonly string[];
  /** Whether people may come in by now. */
  isOpen: () => boolean;
}

/** Serves the people's protocol and the uploads here. Only our own pages, and clients that are no browsers, may act. */
export function servePeople(fastify: FastifyInstance, place: Place): void {
  const { world, clock, below, knownAs, isOpen } = place;
  fastify.addHook('onRequest', async ({ raw, method }, reply) => {
    if (!isOurs(raw, knownAs)) return reply.code(403).send({ message: 'another website may not act here' });
    if (!isOpen())
      return reply
        .code(503)
        .header('refresh', '1')
        .send({ message: 'Everything is being set up. Come back in a moment.' });
    if (method === 'POST') clock.wake();
    archiveSilent(world);
  });
  if (below !== '')
    fastify.addHook('onSend', async (_, __, body) =>
      typeof body === 'string' ? withUploadsBelow(world, below, body) : body,
    );
  openLobby(fastify, place);
  openPeople(fastify, world);
  serveUploads(fastify, world, below);
}

/** What takes the socket that is asked for here: a person's stream of events. */
export function personsReceiver(
  { world, clock, tour, below, knownAs, isOpen }: Place,
  request: IncomingMessage,
  path: string,
): Receiver | undefined {
  const [, id = ''] = (path.startsWith(below) && eventsOf.exec(path.slice(below.length))) || [];
  const person = world.users.get(id);
  if (!isOpen() || person?.bot !== false || !isOurs(request, knownAs)) return undefined;
  const write = (event: object) => {
    const json = JSON.stringify(event);
    return below === '' ? json : withUploadsBelow(world, below, json);
  };
  return (socket) => streamEvents({ world, clock, tour }, person, socket, write);
}

const eventsOf = /^\/people\/(\d+)\/events$/;
