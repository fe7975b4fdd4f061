import { randomInt } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import { type Door, doorsOf, type Params } from './doors.ts';
import { sendEvents } from './event-stream.ts';
import { networkOf } from './network.ts';

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

/**
 * Pages at one address that are told of a change load themselves again within this many milliseconds for each of them, each
 * at a moment of its own: at most half of what an address may ask for in a minute, however often the club changes.
 */
const spread = 200;

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
    watcher.stream.write(`retry: ${3000 + randomInt(2000)}\n\n`);
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
    const told = [...this.watchers].filter((watcher) => watcher.club === club);
    const windows = countedBy(told, ({ address }) => address);
    for (const { stream, address } of told)
      stream.write(`event: changed\ndata: ${(windows.get(address) ?? 1) * spread}\n\n`);
    this.letGo(club, told).catch((err) => this.log.error({ err }, 'pages of the site are not watched'));
  }

  /** A club that has closed its pages, or moved them, is not watched at their old address. Each address is asked about once. */
  private async letGo(club: ClubId, told: readonly Watcher[]): Promise<void> {
    const led = new Map<string, Promise<ClubId | null>>();
    for (const { stream, door, params } of told) {
      const address = door.base(params);
      const leads = led.get(address) ?? door.club(params);
      led.set(address, leads);
      if ((await leads) !== club) stream.end();
    }
  }
}

function countedBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}

type Request = FastifyRequest<{ Params: Params }>;

/** Lays out the stream of events of each door, which ends with the server. */
export function layOutLive(site: FastifyInstance, parts: LiveParts): void {
  const live = new Live(parts);
  site.addHook('preClose', async () => live.close());
  for (const door of doorsOf(parts.clubs)) {
    site.get(`${door.prefix}/live`, { exposeHeadRoute: false }, async ({ params, ip }: Request, reply) => {
      const club = await door.club(params);
      if (club === null) {
        reply.callNotFound();
        return reply;
      }
      return sendEvents(reply, live.watch({ door, params, club, address: networkOf(ip) }));
    });
  }
}
