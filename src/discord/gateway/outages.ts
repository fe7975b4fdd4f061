import type { Logger } from 'pino';
import { meaningOf } from './close-codes.ts';

/** Why a connection to the gateway ended. */
export interface Ended {
  /** The code with which Discord closed it; null where the bot did. */
  code: number | null;
  /** What the bot knows of it besides. */
  why: string | null;
}

/** Logs once that the connection to Discord is gone, and why, and once that it is back, however often it was tried between. */
export class Outages {
  private readonly log: Logger;
  private since: number | null = null;
  private tries = 0;
  private wasUp = false;

  constructor(log: Logger) {
    this.log = log;
  }

  /** Whether the connection is gone, or was not had so far. */
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
