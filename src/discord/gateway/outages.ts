import type { Logger } from 'pino';
import type { Shards } from '../../house/hosting.ts';
import { type Refusal, TurnedAway } from '../entrance.ts';

interface Meaning {
  means: string;
  /** Where Discord lets the bot in no more: what it is turned away for. */
  refusal?: Refusal;
}

/** What the codes mean with which Discord closes a connection to its gateway. */
const meanings: Readonly<Record<number, Meaning>> = {
  1000: { means: 'closed in good order' },
  1001: { means: 'the other side went away' },
  1006: { means: 'the connection broke' },
  4000: { means: 'something went wrong at Discord' },
  4001: { means: 'Discord did not know what it was sent' },
  4002: { means: 'Discord could not read what it was sent' },
  4003: { means: 'the bot had not said who it is' },
  4004: { means: 'Discord does not know the token', refusal: 'token' },
  4005: { means: 'the bot said twice who it is' },
  4007: { means: 'the session could not be resumed from there' },
  4008: { means: 'the bot sent too much' },
  4009: { means: 'the session timed out' },
  4010: { means: 'the shard does not exist', refusal: 'shards' },
  4011: { means: 'the bot is on too many servers for one connection', refusal: 'shards' },
  4012: { means: 'Discord no longer speaks this version of the gateway', refusal: 'version' },
  4013: { means: 'the bot asks for an intent that does not exist', refusal: 'intents' },
  4014: { means: 'the bot asks for an intent that it was not given', refusal: 'intents' },
};

const meaningOf = (code: number): string => meanings[code]?.means ?? 'Discord gave no reason';

/**
 * Why the bot is let in no more once its connection was closed with a code after which there is no other. Shards that
 * Discord recommended are others when it starts again.
 */
export function closedFor(code: number, shards: Shards | null): TurnedAway {
  const cause = new Error(`The gateway was closed with ${code}: ${meaningOf(code)}`);
  const refusal = meanings[code]?.refusal ?? 'version';
  return new TurnedAway(refusal === 'shards' && shards === null ? 'more shards' : refusal, { cause });
}

/** Why a connection to the gateway ended. */
export interface Ended {
  /** The code with which Discord closed it; null where the bot did. */
  code: number | null;
  why: string | null;
}

/** Each of the connections to Discord is lost and found by itself. */
export class Outages {
  private readonly shards = new Map<number, Outage>();

  constructor(private readonly log: Logger) {}

  isOut(shard: number): boolean {
    return this.shards.get(shard)?.isOut ?? false;
  }

  lost(shard: number, ended: Ended): void {
    this.of(shard).lost(ended);
  }

  found(shard: number, session: 'resumed' | 'new'): void {
    this.of(shard).found(session);
  }

  private of(shard: number): Outage {
    const known = this.shards.get(shard) ?? new Outage(this.log.child({ shard }));
    this.shards.set(shard, known);
    return known;
  }
}

/** Logs once that a connection to Discord is gone, and why, and once that it is back, however often it was tried between. */
class Outage {
  private since: number | null = null;
  private tries = 0;
  private wasUp = false;

  constructor(private readonly log: Logger) {}

  get isOut(): boolean {
    return this.since !== null;
  }

  lost({ code, why }: Ended): void {
    const about = { code, ...(code === null ? {} : { meaning: meaningOf(code) }), why };
    this.tries += 1;
    if (this.since !== null) return this.log.debug({ ...about, tries: this.tries }, 'still not connected');
    this.since = performance.now();
    this.log.warn(
      about,
      this.wasUp
        ? 'disconnected from Discord, connecting again'
        : 'not connected to Discord yet, trying again',
    );
  }

  found(session: 'resumed' | 'new'): void {
    this.wasUp = true;
    if (this.since === null) return;
    const seconds = Math.round((performance.now() - this.since) / 100) / 10;
    this.log.info({ session, seconds, tries: this.tries }, 'connected to Discord again');
    this.since = null;
    this.tries = 0;
  }
}
