import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';
import type { ClockPass } from '../../ladder/clocks/clock-pass.ts';
import { clockRead } from './read.ts';

interface Watcher {
  stream: PassThrough;
  pass: ClockPass;
}

export interface WatchParts {
  clubs: Clubs;
  clock: () => Instant;
  log: Logger;
}

/**
 * Pages that may follow one clock in one role, and lookers-on of all clocks together: their address is for everybody, and
 * they do not keep out those who play.
 */
const mostOfOne = 200;
const mostLookersOn = 2_000;

/** What a page may leave unread before it is let go, in bytes; it comes back by itself. */
const mostUnread = 65_536;

/** So that nothing on the way takes the connection for dead, in milliseconds. */
const heartbeat = 15_000;

/** Tells the pages of chess clocks how these stand, whenever that has changed. */
export class ClockWatchers {
  private readonly watchers = new Set<Watcher>();
  private readonly parts: WatchParts;
  private readonly deaf: (() => void)[];
  private readonly beat: NodeJS.Timeout;

  constructor(parts: WatchParts) {
    this.parts = parts;
    const tell = (club: ClubId) => {
      this.tell(club).catch((err: unknown) => parts.log.error({ err, club }, 'a clock could not be shown'));
    };
    this.deaf = [parts.clubs.onChange(tell), parts.clubs.onPress(tell)];
    this.beat = setInterval(() => this.write(': \n\n'), heartbeat).unref();
  }

  /** A stream of how the clock stands, from now on; null where too many are open already. */
  watch(pass: ClockPass): Readable | null {
    if (this.isFull(pass)) return null;
    const watcher = { stream: new PassThrough(), pass };
    this.watchers.add(watcher);
    watcher.stream.once('close', () => this.watchers.delete(watcher));
    watcher.stream.write('retry: 1000\n\n');
    this.tell(pass.club, watcher).catch(() => watcher.stream.end());
    return watcher.stream;
  }

  close(): void {
    for (const end of this.deaf) end();
    clearInterval(this.beat);
    for (const { stream } of this.watchers) stream.end();
  }

  private isFull({ club, clock, role }: ClockPass): boolean {
    const alike = [...this.watchers].filter(({ pass }) => pass.role === role);
    const ofOne = alike.filter(({ pass }) => pass.club === club && pass.clock === clock);
    return ofOne.length >= mostOfOne || (role === 'watch' && alike.length >= mostLookersOn);
  }

  private write(text: string): void {
    for (const { stream } of this.watchers) send(stream, text);
  }

  /** Tells one of them, or all of the club's. */
  private async tell(club: ClubId, only?: Watcher): Promise<void> {
    const told = [...this.watchers].filter(
      (watcher) => watcher.pass.club === club && (only === undefined || only === watcher),
    );
    if (told.length === 0) return;
    const view = await this.parts.clubs.view(club);
    const rests = !(await this.parts.clubs.known()).includes(club);
    const now = this.parts.clock();
    const drawn = new Map<string, string>();
    for (const { stream, pass } of told) {
      const page = `${pass.clock} ${pass.role}`;
      if (!drawn.has(page)) drawn.set(page, JSON.stringify(rests ? null : clockRead(view, pass, now)));
      const read = drawn.get(page) ?? 'null';
      if (read === 'null') stream.end();
      else send(stream, `event: clock\ndata: ${read}\n\n`);
    }
  }
}

function send(stream: PassThrough, text: string): void {
  if (!stream.writable) return;
  if (stream.writableLength > mostUnread) stream.destroy();
  else stream.write(text);
}
