import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';

export const sendDocument = (reply: FastifyReply, document: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(document);

/** Answers as though there were nothing at that address. */
export function nowhere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

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

/** What a page may leave unread before it is let go, in bytes; it comes back by itself. */
const mostUnread = 65_536;

/** The streams of events to pages that are open, each with what page it is. */
export class EventStreams<Page extends { club: ClubId }> {
  private readonly pages = new Map<PassThrough, Page>();
  private readonly beat: NodeJS.Timeout;

  /** `heartbeat`, in milliseconds, keeps whatever is on the way from taking a connection for dead. */
  constructor(heartbeat: number) {
    this.beat = setInterval(() => {
      for (const stream of this.pages.keys()) this.send(stream, ': \n\n');
    }, heartbeat).unref();
  }

  get size(): number {
    return this.pages.size;
  }

  to(isAlike: (page: Page) => boolean): [PassThrough, Page][] {
    return [...this.pages].filter(([, page]) => isAlike(page));
  }

  /** Tells of each club that was changed, and of all with open pages where a change may have been missed. Returns what ends that. */
  follow(clubs: Clubs, tell: (club: ClubId) => void): () => void {
    const tellAll = () => new Set([...this.pages.values()].map(({ club }) => club)).forEach(tell);
    const deaf = [clubs.onChange(tell), clubs.onMissed(tellAll)];
    return () => {
      for (const end of deaf) end();
    };
  }

  /** A stream for one more page, which comes back after so many milliseconds when it is lost. */
  open(page: Page, retry: number): PassThrough {
    const stream = new PassThrough();
    this.pages.set(stream, page);
    stream.once('close', () => this.pages.delete(stream));
    stream.write(`retry: ${retry}\n\n`);
    return stream;
  }

  send(stream: PassThrough, event: string): void {
    if (!stream.writable) return;
    if (stream.writableLength > mostUnread) stream.destroy();
    else stream.write(event);
  }

  close(): void {
    clearInterval(this.beat);
    for (const stream of this.pages.keys()) stream.end();
  }
}
