import { randomInt } from 'node:crypto';

/** Milliseconds since 1970, as `Date.now` gives them. */
export type Clock = () => number;

/** The first millisecond Discord's identifiers can name (2015-01-01T00:00:00Z). */
const DISCORD_EPOCH = 1_420_070_400_000n;

/** The lowest bits of identifiers that have a millisecond of their own. */
const APART = 0xf_ffn;

/** Hands out Discord identifiers: strictly growing, even when the clock stands still or goes back. */
export class Snowflakes {
  readonly #clock: Clock;
  /** Where Discord has its workers: keeps worlds that begin at the same moment apart. */
  readonly #world = BigInt(randomInt(2 ** 10)) << 12n;
  #last = 0n;
  #lastApart = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the next identifier; its upper bits hold the clock's milliseconds. */
  next(): string {
    const fresh = ((BigInt(Math.trunc(this.#clock())) - DISCORD_EPOCH) << 22n) | this.#world;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return String(this.#last);
  }

  /** Returns an identifier of a millisecond of its own among those handed out so, and that no other one has. */
  nextApart(): string {
    const now = BigInt(Math.trunc(this.#clock())) - DISCORD_EPOCH;
    this.#lastApart = now > this.#lastApart ? now : this.#lastApart + 1n;
    return String((this.#lastApart << 22n) | this.#world | APART);
  }
}

/** Orders two identifiers by age, the older first. */
export function byAge(first: string, second: string): number {
  return first.length - second.length || (first < second ? -1 : Number(first !== second));
}
