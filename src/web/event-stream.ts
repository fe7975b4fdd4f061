import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with a stream of events, which is kept by nobody on the way; with 503 where there is none to be had. */
export function sendEvents(reply: FastifyReply, stream: Readable | null): FastifyReply {
  if (stream === null) return reply.code(503).send();
  // It is silent for as long as nothing happens.
  reply.raw.socket?.setTimeout(0);
  return (
    reply
      .header('cache-control', 'no-store')
      // A connection that is kept for another request would keep the server from closing.
      .header('connection', 'close')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(stream)
  );
}
