import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';
import { networkOf } from '../network.ts';
import { EventStreams } from '../replies.ts';
import { readStamp } from './read.ts';

interface WatchParts {
  clubs: Clubs;
  clock: () => Instant;
  log: Logger;
}

/** A page that is open, with what it was told last. */
interface OpenPage {
  club: ClubId;
  link: string;
  network: string;
  told: string;
}

/** The most pages of one link, of one network address, and of all. */
const mostOf = { link: 10, network: 200, all: 2_000 };

/** Tells players' own pages that their orders or their phase have changed: that they have, and nothing else. */
export class OrdersWatchers {
  private readonly streams = new EventStreams<OpenPage>(25_000);
  private readonly forget: () => void;

  constructor(private readonly parts: WatchParts) {
    this.forget = this.streams.follow(parts.clubs, (club) => {
      this.tell(club).catch((err: unknown) =>
        parts.log.error({ err, club }, 'a page for orders could not be told of a change'),
      );
    });
  }

  /** A stream for a page that knows of that state; null where too many are open already. */
  watch(club: ClubId, link: string, ip: string, told: string): Readable | null {
    const page = { club, link, network: networkOf(ip), told };
    const isFull =
      this.streams.size >= mostOf.all ||
      this.streams.to((each) => each.link === link).length >= mostOf.link ||
      this.streams.to(({ network }) => network === page.network).length >= mostOf.network;
    return isFull ? null : this.streams.open(page, 3000);
  }

  close(): void {
    this.forget();
    this.streams.close();
  }

  private async tell(club: ClubId): Promise<void> {
    for (const [stream, page] of this.streams.to((each) => each.club === club)) {
      const stamp = await readStamp(this.parts.clubs, page.link, this.parts.clock());
      if (stamp === null) stream.end();
      else if (stamp !== page.told) {
        page.told = stamp;
        this.streams.send(stream, 'event: orders\ndata: changed\n\n');
      }
    }
  }
}
