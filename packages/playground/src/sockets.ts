import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** Takes over a socket that was opened, and the line below it. */
export type Receiver = (socket: WebSocket, line: Duplex) => void;

/**
 * Takes the sockets for which there is a receiver, refuses those for which there is a status, and drops others. Returns what
 * cuts all of them.
 */
export function acceptSockets(
  server: Server,
  receiverFor: (request: IncomingMessage, address: URL) => Receiver | number | undefined,
): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const address = addressOf(request);
    const receive = address && receiverFor(request, address);
    if (receive === undefined) socket.destroy();
    else if (typeof receive === 'number') refuse(socket, receive);
    else sockets.handleUpgrade(request, socket, head, (opened) => receive(surviving(opened), socket));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}

function refuse(socket: Duplex, status: number): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0'];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}

/** The socket with broken frames ending it alone; their error, unheard, would end the process. */
function surviving(socket: WebSocket): WebSocket {
  return socket.on('error', () => socket.terminate());
}

const addressOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.canParse(url, 'ws://localhost') ? new URL(url, 'ws://localhost') : undefined;
