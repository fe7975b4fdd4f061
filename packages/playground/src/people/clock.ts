import type { Clock } from '../world/snowflake.ts';
import { isoTime } from '../world/world.ts';
import { Mistake } from './mistake.ts';
import type { ClockSeen } from './protocol.ts';

/** A moment to which people may want to put the clock. */
export interface Moment {
  label: string;
  /** The clock's milliseconds. */
  at: number;
}

export interface ClockOptions {
  /** The time zone in which people read it, by its IANA name; UTC by default. */
  timezone?: string;
  /** Puts the clock to this moment and resolves when what was due by then has happened; left out, nobody may. */
  moveClock?: (to: number) => Promise<void> | void;
  /** How many milliseconds the clock goes on for unless somebody does something; left out, it never stops. */
  runsFor?: () => number;
  /** Called when somebody does something, so that a clock that waits for people can go on. */
  wake?: () => void;
  /** What to offer when the clock shows this; moments that have passed are left out. */
  moments?: (now: number) => readonly Moment[];
}

/** The clock as people see it, who may move it forwards. */
export class PeoplesClock {
  readonly #clock: Clock;
  readonly #options: ClockOptions;
  readonly #listeners = new Set<(clock: ClockSeen) => void>();

  constructor(clock: Clock, options: ClockOptions) {
    this.#clock = clock;
    this.#options = options;
  }

  seen(): ClockSeen {
    const { timezone = 'UTC', moveClock, moments, runsFor } = this.#options;
    const now = this.#clock();
    const ahead = (moments?.(now) ?? []).filter(({ at }) => at > now);
    return {
      now: isoTime(now),
      timezone,
      runsFor: runsFor?.() ?? null,
      movable: moveClock !== undefined,
      moments: ahead
        .sort((first, second) => first.at - second.at)
        .map(({ label, at }) => ({ label, at: isoTime(at) })),
    };
  }

  /** Moves it and tells everybody; refuses to go backwards, and where nobody may move it. */
  async moveTo(to: number): Promise<ClockSeen> {
    const { moveClock } = this.#options;
    if (moveClock === undefined) throw new Mistake('this clock cannot be moved');
    if (to < this.#clock()) throw new Mistake('the clock only moves forwards');
    await moveClock(to);
    return this.#tell();
  }

  /** Somebody does something: a clock that waits for people goes on, and everybody hears of it. */
  wake(): void {
    if (this.#options.wake === undefined) return;
    this.#options.wake();
    this.#tell();
  }

  #tell(): ClockSeen {
    const seen = this.seen();
    for (const listener of [...this.#listeners]) listener(seen);
    return seen;
  }

  /** Hears whenever the clock was moved or goes on, until the returned function is called. */
  listen(listener: (clock: ClockSeen) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
