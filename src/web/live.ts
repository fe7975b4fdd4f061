import { randomInt } from 'node:crypto';
import type { PassThrough, Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId, ClubView, Settings } from '../house/ports.ts';
import type { BookNumber } from '../ledger/book.ts';
import { isSecretKind } from '../tables/secret-kinds.ts';
import { type Door, doorsOf, type Params } from './doors.ts';
import { networkOf } from './network.ts';
import { EventStreams, nowhere, sendEvents } from './replies.ts';

interface Watcher {
  door: Door;
  params: Params;
  club: ClubId;
  address: string;
}

const mostInAll = 2_000;

interface LiveParts {
  clubs: Clubs;
  log: Logger;
  /** How many may watch from one network address. */
  windows: number;
}

/** Milliseconds for each page at an address within which they load again: half of what it may ask for in a minute, at most. */
const spread = 200;

/** What of a club the pages were told of last. */
interface Seen {
  /** How many entries each of its books had. */
  entries: ReadonlyMap<BookNumber, number>;
  settings: Settings;
}

const seenOf = ({ books, settings }: ClubView): Seen => ({
  entries: new Map([...books].map(([number, { entries }]) => [number, entries.length])),
  settings,
});

/** Whether a change is one that pages show nothing of: then even its moment would say something that nobody is to know. */
function isSecret({ books, settings }: ClubView, before: Seen): boolean {
  const written = [...books].flatMap(([number, { entries }]) =>
    entries.slice(before.entries.get(number) ?? 0),
  );
  if (written.length > 0) return written.every(({ type }) => isSecretKind(type));
  const { talkThreads: _, ...others } = settings;
  const { talkThreads, ...othersBefore } = before.settings;
  return talkThreads !== settings.talkThreads && isDeepStrictEqual(others, othersBefore);
}

/** Tells pages that are open when their club has changed: that it has, and nothing else. */
class Live {
  private readonly streams = new EventStreams<Watcher>(25_000);
  private readonly forget: () => void;
  private readonly seen = new Map<ClubId, Seen>();

  constructor(private readonly parts: LiveParts) {
    this.forget = this.streams.follow(parts.clubs, (club) => {
      this.tell(club).catch((err: unknown) =>
        parts.log.error({ err }, 'pages of the site are not told of a change'),
      );
    });
  }

  watch(watcher: Watcher): Readable | null {
    const fromThere = this.streams.to(({ address }) => address === watcher.address);
    if (fromThere.length >= this.parts.windows || this.streams.size >= mostInAll) return null;
    return this.streams.open(watcher, 3000 + randomInt(2000));
  }

  close(): void {
    this.forget();
    this.streams.close();
  }

  /** Keeps how far a club has come that nobody watched so far: what is written from then on is told. */
  async follow(club: ClubId): Promise<void> {
    if (!this.isWatched(club)) this.seen.set(club, seenOf(await this.parts.clubs.view(club)));
  }

  private async tell(club: ClubId): Promise<void> {
    if (!this.isWatched(club)) return;
    const view = await this.parts.clubs.view(club);
    const before = this.seen.get(club);
    this.seen.set(club, seenOf(view));
    if (before === undefined || !isSecret(view, before)) this.send(club);
  }

  private isWatched(club: ClubId): boolean {
    return this.streams.to((watcher) => watcher.club === club).length > 0;
  }

  private send(club: ClubId): void {
    const told = this.streams.to((watcher) => watcher.club === club);
    const windows = new Map<string, number>();
    for (const [, { address }] of told) windows.set(address, (windows.get(address) ?? 0) + 1);
    for (const [stream, { address }] of told)
      this.streams.send(stream, `event: changed\ndata: ${(windows.get(address) ?? 1) * spread}\n\n`);
    this.letGo(club, told).catch((err) => this.parts.log.error({ err }, 'pages of the site are not watched'));
  }

  /** A club that has closed its pages, or moved them, is not watched at their old address. Each address is asked about once. */
  private async letGo(club: ClubId, told: readonly [PassThrough, Watcher][]): Promise<void> {
    const led = new Map<string, Promise<ClubId | null>>();
    for (const [stream, { door, params }] of told) {
      const address = door.base(params);
      const leads = led.get(address) ?? door.club(params);
      led.set(address, leads);
      if ((await leads) !== club) stream.end();
    }
  }
}

type Request = FastifyRequest<{ Params: Params }>;

/** Lays out the stream of events of each door, which ends with the server. */
export function layOutLive(site: FastifyInstance, parts: LiveParts): void {
  const live = new Live(parts);
  site.addHook('preClose', async () => live.close());
  for (const door of doorsOf(parts.clubs)) {
    site.get(`${door.prefix}/live`, { exposeHeadRoute: false }, async ({ params, ip }: Request, reply) => {
      const club = await door.club(params);
      if (club === null) return nowhere(reply);
      await live.follow(club);
      return sendEvents(reply, live.watch({ door, params, club, address: networkOf(ip) }));
    });
  }
}
