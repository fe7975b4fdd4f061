import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Sharding } from './sharding.ts';

/** How many sessions a bot may start in how many real milliseconds. */
const TOTAL = 1_000;
const PER_MS = 86_400_000;

/** What is left of them, and when there are all again: null until the bot starts one or asks. */
interface Left {
  remaining: number;
  withinMs: number;
  resetsAt: number | null;
}

/** What comes of starting a session: it may begin, it came too soon after another, or none was left. */
export type Start = 'begun' | 'too soon' | 'none left';

/** Counts the sessions that bots start, as Discord's limits have it. */
export class Starts {
  readonly #sharding: Sharding;
  readonly #left = new Map<string, Left>();
  /** When a bot last identified, by the bot and its bucket. */
  readonly #identified = new Map<string, number>();
  #ordered: Pick<Left, 'remaining' | 'withinMs'> | undefined;

  constructor(sharding: Sharding) {
    this.#sharding = sharding;
  }

  /** Leaves every bot so many, and all again in so many milliseconds from when it next starts one or asks. */
  limit(remaining: number, withinMs: number): void {
    this.#ordered = { remaining, withinMs };
    this.#left.clear();
  }

  /** Counts one of this bot's; `mayHurry` leaves out how soon it came. */
  take(bot: string, shard: number, mayHurry: boolean): Start {
    const left = this.#leftOf(bot);
    if (left.remaining === 0) return 'none left';
    left.remaining -= 1;
    const bucket = `${bot} ${shard % this.#sharding.maxConcurrency}`;
    const since = performance.now() - (this.#identified.get(bucket) ?? Number.NEGATIVE_INFINITY);
    if (!mayHurry && since < this.#sharding.identifyMs) return 'too soon';
    this.#identified.set(bucket, performance.now());
    return 'begun';
  }

  /** What a bot is told of it. */
  seenBy(bot: string): APIGatewaySessionStartLimit {
    const { remaining, resetsAt } = this.#leftOf(bot);
    const reset_after = Math.max(0, Math.ceil((resetsAt ?? 0) - performance.now()));
    return { total: TOTAL, remaining, reset_after, max_concurrency: this.#sharding.maxConcurrency };
  }

  #leftOf(bot: string): Left {
    const known = this.#left.get(bot) ?? { ...(this.#ordered ?? full), resetsAt: null };
    const left = known.resetsAt !== null && known.resetsAt <= performance.now() ? { ...full } : known;
    left.resetsAt ??= performance.now() + left.withinMs;
    this.#left.set(bot, left);
    return left;
  }
}

const full: Left = { remaining: TOTAL, withinMs: PER_MS, resetsAt: null };
