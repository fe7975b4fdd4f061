import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Gateway } from './gateway/server.ts';
import { streamEvents } from './people/events.ts';
import type { World } from './world/world.ts';

/**
 * Takes the sockets of bots at `/gateway` and those of people at `/people/{id}/events`; drops others.
 * Returns what cuts all of them.
 */
export function acceptSockets(server: Server, gateway: Gateway, world: World): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const receive = receiverAt(request.url ?? '/', gateway, world);
    if (receive === undefined) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (opened) => receive(surviving(opened)));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}

/** The socket with broken frames ending it alone; their error, unheard, would end the process. */
function surviving(socket: WebSocket): WebSocket {
  return socket.on('error', () => socket.terminate());
}

function receiverAt(
  address: string,
  gateway: Gateway,
  world: World,
): ((socket: WebSocket) => void) | undefined {
  if (!URL.canParse(address, 'ws://localhost')) return undefined;
  const { pathname: path, searchParams: query } = new URL(address, 'ws://localhost');
  if (path === '/gateway' || path === '/gateway/') return (socket) => gateway.connect(socket, query);
  const [, personId = ''] = /^\/people\/(\d+)\/events$/.exec(path) ?? [];
  const person = world.users.get(personId);
  return person && ((socket) => streamEvents(world, person, socket));
}
