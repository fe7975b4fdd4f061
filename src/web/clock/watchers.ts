import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';
import type { ClockPass } from '../../ladder/clocks/clock-pass.ts';
import { EventStreams } from '../replies.ts';
import { clockRead } from './read.ts';

interface WatchParts {
  clubs: Clubs;
  clock: () => Instant;
  log: Logger;
}

/** The most pages that follow one clock in one role, and lookers-on in all, so that these never keep out the players. */
const mostOfOne = 200;
const mostLookersOn = 2_000;

/** Tells the pages of chess clocks how these stand, whenever that has changed. */
export class ClockWatchers {
  private readonly streams = new EventStreams<ClockPass>(15_000);
  private readonly deaf: (() => void)[];

  constructor(private readonly parts: WatchParts) {
    const tell = (club: ClubId) => {
      this.tell(club).catch((err: unknown) => parts.log.error({ err, club }, 'a clock could not be shown'));
    };
    this.deaf = [this.streams.follow(parts.clubs, tell), parts.clubs.onPress(tell)];
  }

  /** A stream of how the clock stands, from now on; null where too many are open already. */
  watch(pass: ClockPass): Readable | null {
    if (this.isFull(pass)) return null;
    const stream = this.streams.open(pass, 1000);
    this.tell(pass.club, stream).catch(() => stream.end());
    return stream;
  }

  close(): void {
    for (const end of this.deaf) end();
    this.streams.close();
  }

  private isFull({ club, clock, role }: ClockPass): boolean {
    const alike = this.streams.to((pass) => pass.role === role);
    const ofOne = alike.filter(([, pass]) => pass.club === club && pass.clock === clock);
    return ofOne.length >= mostOfOne || (role === 'watch' && alike.length >= mostLookersOn);
  }

  private async tell(club: ClubId, only?: Readable): Promise<void> {
    const told = this.streams
      .to((pass) => pass.club === club)
      .filter(([stream]) => only === undefined || only === stream);
    if (told.length === 0) return;
    const view = await this.parts.clubs.view(club);
    const rests = !(await this.parts.clubs.goesOn(club));
    const now = this.parts.clock();
    const drawn = new Map<string, string>();
    for (const [stream, pass] of told) {
      const page = `${pass.clock} ${pass.role}`;
      const read = drawn.get(page) ?? JSON.stringify(rests ? null : clockRead(view, pass, now));
      drawn.set(page, read);
      if (read === 'null') stream.end();
      else this.streams.send(stream, `event: clock\ndata: ${read}\n\n`);
    }
  }
}
