import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ClubId, Clubs } from '../club/ports.ts';
import { type Door, doorsOf, type Params } from './doors.ts';
import { sendEvents } from './event-stream.ts';

/** A page that is open somewhere, and what it looks at. */
interface Watcher {
  stream: PassThrough;
  door: Door;
  params: Params;
  club: ClubId;
  address: string;
}

/** Windows that may watch in all, wherever they are. */
const mostInAll = 2_000;

export interface LiveParts {
  clubs: Clubs;
  log: Logger;
  /** How many may watch from one network address. */
  windows: number;
}

/** So that nothing on the way takes the connection for dead, in milliseconds. */
const heartbeat = 25_000;

/** Tells pages that are open when their club has changed: that it has, and nothing else. */
export class Live {
  private readonly watchers = new Set<Watcher>();
  private readonly log: Logger;
  private readonly mostFromOneAddress: number;
  private readonly forget: () => void;
  private readonly beat: NodeJS.Timeout;

  constructor({ clubs, log, windows }: LiveParts) {
    this.log = log;
    this.mostFromOneAddress = windows;
    this.forget = clubs.onChange((club) => this.tell(club));
    this.beat = setInterval(() => this.write(': \n\n'), heartbeat).unref();
  }

  /** A stream of events, or null where too many are open already. */
  watch(about: Omit<Watcher, 'stream'>): Readable | null {
    const fromThere = [...this.watchers].filter(({ address }) => address === about.address);
    if (fromThere.length >= this.mostFromOneAddress || this.watchers.size >= mostInAll) return null;
    const watcher = { ...about, stream: new PassThrough() };
    this.watchers.add(watcher);
    watcher.stream.once('close', () => this.watchers.delete(watcher));
    watcher.stream.write('retry: 3000\n\n');
    return watcher.stream;
  }

  close(): void {
    this.forget();
    clearInterval(this.beat);
    for (const { stream } of this.watchers) stream.end();
  }

  private write(text: string): void {
    for (const { stream } of this.watchers) stream.write(text);
  }

  private tell(club: ClubId): void {
    for (const watcher of this.watchers) {
      if (watcher.club !== club) continue;
      watcher.stream.write('event: changed\ndata:\n\n');
      this.letGo(watcher).catch((err) => this.log.error({ err }, 'a page of the site is not watched'));
    }
  }

  /** A club that has closed its pages, or moved them, is not watched at their old address. */
  private async letGo({ stream, door, params, club }: Watcher): Promise<void> {
    if ((await door.club(params)) !== club) stream.end();
  }
}

type Request = FastifyRequest<{ Params: Params }>;

/** Lays out the stream of events of each door, which ends with the server. */
export function layOutLive(site: FastifyInstance, parts: LiveParts): void {
  const live = new Live(parts);
  site.addHook('preClose', async () => live.close());
  for (const door of doorsOf(parts.clubs)) {
    site.get(
      `${door.prefix}/live`,
      { exposeHeadRoute: false },
      async ({ params, ip: address }: Request, reply) => {
        const club = await door.club(params);
        if (club === null) {
          reply.callNotFound();
          return reply;
        }
        return sendEvents(reply, live.watch({ door, params, club, address }));
      },
    );
  }
}
